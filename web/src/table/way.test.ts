import { expect, test } from "vitest";
import type { Film, Mark } from "./film.ts";
import { rest, way } from "./way.ts";

const ev: Mark[] = [
  [0, "s", "W"],
  [0.3, "b", "W", "R"],
  [0.5, "c", "R", "f"],
  [0.6, "c", "W", "l"],
  [0.9, "n", "kc", "W"],
  [1.2, "p", "R", "FL"],
];
const film: Film = {
  v: 1,
  table: { L: 2.84, W: 1.42 },
  r: [0.03, 0.03],
  bodies: ["W", "R"],
  k: ["t", "x", "y", "z"],
  seg: [[[0, 2.5, 0.1, 0.03]], [[0, 1, 1.3, 0.03]]],
  ev,
  hard: [1, 1, 1, 1, 1, 1],
  dur: 2,
};

test("a ball's way is what it met, in order, and nothing of others", () => {
  expect(way(film, "W").map(([, kind]) => kind)).toEqual(["b", "c", "n"]);
  expect(way(film, "R").map(([, kind]) => kind)).toEqual(["b", "c", "p"]);
});

test("where a ball lies is told from the nearer cushions", () => {
  expect(rest(film, 0)).toEqual({ end: "f", far: 34, side: "r", wide: 10 });
  expect(rest(film, 1)).toEqual({ end: "h", far: 100, side: "l", wide: 12 });
});
