import { describe, expect, test } from "vitest";
import { presets, readFormat, spokenFormat } from "./formats.ts";
import type { Game } from "./types.ts";
import { words } from "./words.ts";

const say = words("en");
const spoken = (code: string): string | undefined => {
  const format = readFormat(code);
  return format && spokenFormat(format, say);
};

describe("a format in words", () => {
  test.each([
    ["40", "to 40"],
    ["40-EQ", "to 40, equalising inning"],
    ["15x3", "to 15, 3 sets to win"],
    ["8-BO9", "to 8, best of 9"],
    ["8-FT5", "to 8, best of 9"],
    ["40-T30-E4", "to 40, 30 s a stroke, time-outs a game: 4"],
    ["15x3-T40-EM2-EA", "to 15, 3 sets to win, 40 s a stroke, time-outs in the match: 2, time-outs taken by themselves"],
    ["30-NEQ-L20-SO-T40", "to 30, no equalising inning, at most 20 innings, shoot-out on a draw, 40 s a stroke"],
  ])("%s", (code, said) => expect(spoken(code)).toBe(said));
  test.each(["", "0", "x3", "40-", "40-XX", "40 -EQ"])("%s is none", (code) => expect(readFormat(code)).toBeUndefined());
});

describe("presets", () => {
  const game = (pockets: boolean, code: string): Game => ({ format: { code, target: 8 }, formats: { 3: "5" }, table: { pockets } }) as unknown as Game;
  test("a game of pyramid is one of several", () => expect(presets(game(true, "8"), 2)).toEqual(["8", "8-BO3", "8-BO5", "8-BO9"]));
  test("with three it may be another", () => expect(presets(game(true, "8"), 3)[0]).toBe("5"));
  test("no preset stands twice", () => expect(presets(game(false, "8-EQ"), 2).length).toBe(5));
  test("sets are for short games", () => expect([presets(game(false, "40"), 2).includes("15x3"), presets(game(false, "300"), 2).includes("15x3")]).toEqual([true, false]));
  test("a game of sets may be one game", () => expect(presets(game(false, "15x3-NEQ"), 2)).toEqual(["15x3-NEQ", "40-EQ", "40-NEQ", "15x3", "40-L20", "40-T30"]));
});
