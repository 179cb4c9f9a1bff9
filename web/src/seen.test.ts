import { describe, expect, test } from "vitest";
import { called, seen } from "./seen.ts";
import { words } from "./words.ts";

const en = words("en");
const told = (line: string, say = en): string[] => seen(line).map((row) => row.text(say));

describe("what was seen", () => {
  test("a cannon off three cushions", () =>
    expect(told("W>R W/h W/r W/f W>Y")).toEqual(["white touches red", "white: head cushion", "white: right cushion", "white: foot cushion", "white touches yellow"]));
  test("the cushions of the struck ball are counted", () =>
    expect(seen("W>R W/h R/l W/r").map((row) => row.count)).toEqual([undefined, 1, undefined, 2]));
  test("a ball falls, another comes back", () =>
    expect(told("*5 5>9 9@MR 3@FL~ 3<FL")).toEqual([
      "The cue strikes ball 5", "ball 5 touches ball 9", "ball 9 falls: pocket middle right", "ball 3 falls untouched: pocket foot left", "ball 3 comes back out of the pocket",
    ]));
  test("lines, flights, pins, zones", () =>
    expect(told("9| 9|house W^R W^floor Wv Yxkc kc~ kl?W R-z3 R+a1 t7")).toEqual([
      "ball 9 crosses the centre line", "ball 9 crosses the house line", "white jumps over red", "white leaves the table", "white is back on the table",
      "yellow fells the king", "the king moved but stands", "left pin leans on white", "red leaves zone z3", "red enters zone a1", "After 7 s",
    ]));
  test("rests and remarks", () => expect(told("9=MR frozen=W-R #touch:7 #foot-off")).toEqual(["ball 9 lies at middle right", "In contact: W-R", "a ball touched: 7", "no foot on the floor"]));
  test("where both object balls lie", () => expect(told("W>R both=none W>Y both=z3")).toEqual(["white touches red", "Not in one zone", "white touches yellow", "Both in zone z3"]));
  test("both at the same instant are two rows", () => expect(told("lag W/f&Y/f")).toEqual(["white: foot cushion", "yellow: foot cushion"]));
  test("Ukrainian has its cases", () => expect(told("W>R", words("uk"))).toEqual(["біла торкається червоної"]));
  test("what it does not know stands as written", () => expect(told("W!!R")).toEqual(["W!!R"]));
});

describe("a call", () => {
  test("of ball and pocket", () => expect(called(en, "?8@MR")).toBe("ball 8 → middle right"));
  test("of one word", () => expect(called(en, "?safety")).toBe("safety"));
});
