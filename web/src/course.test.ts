import { describe, expect, test } from "vitest";
import { courseWords, taskWords } from "./course.ts";
import type { Task, Term } from "./types.ts";
import { words } from "./words.ts";

const say = words("en");
const term = (things: string[], least = 1, most: number | null = least): Term => ({ things, least, most });
const said = (...terms: Term[]): string => courseWords(say, { terms });

describe("a course", () => {
  test("balls and cushions", () => expect(said(term(["R"]), term(["f"]), term(["l"]), term(["Y"]))).toBe("red, foot cushion, left cushion, yellow"));
  test("any cushion, so many", () => expect(said(term(["h", "f", "l", "r"], 3))).toBe("a cushion × 3"));
  test("some of the cushions", () => expect(said(term(["h", "f"]))).toBe("head cushion or foot cushion"));
  test("at least, and between", () => expect(said(term(["h", "f", "l", "r"], 2, null), term(["R"], 1, 2))).toBe("a cushion × 2 or more, red × 1 to 2"));
  test("flown over and felled", () => expect(said(term(["^R"]), term(["^kc"]), term(["kl"]))).toBe("over red, over the king, fells left pin"));
  test("anything", () => expect(said(term([]))).toBe("anything"));
});

test("a task has a line for every ball", () => {
  const task = { courses: [{ ball: "W", course: "R", terms: [term(["R"])] }], ends: [{ ball: "R", marker: "ring" }], markers: [{}] } as unknown as Task;
  expect(taskWords(say, task)).toEqual(["white: red", "red comes to rest in the circle"]);
  expect(taskWords(say, { ...task, markers: [{}, {}] } as unknown as Task)[1]).toBe("red comes to rest in the circle ring");
});
