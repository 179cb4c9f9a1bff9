import { describe, expect, it } from "vitest";
import { Player, type Film } from "./film.ts";

// A ball that slows from 2 m/s at 1 m/s² along x, rolling without slip, and one that rests.
const film: Film = {
  v: 1,
  table: { L: 2.84, W: 1.42 },
  r: [0.03, 0.03],
  bodies: ["W", "R"],
  k: ["t", "x", "y", "z", "vx", "ax", "wy", "by"],
  seg: [
    [
      [0, 0.5, 0.7, 0.03, 2, -1, 2 / 0.03, -1 / 0.03],
      [2, 2.5, 0.7, 0.03, 0, 0, 0, 0],
    ],
    [[0, 1, 1, 0.03, 0, 0, 0, 0]],
  ],
  ev: [], hard: [],
  dur: 2,
};

describe("a film", () => {
  it("places a body by its quadratic", () => {
    const [white, red] = new Player(film).seek(1);
    expect(white?.x).toBeCloseTo(0.5 + 2 - 0.5, 12);
    expect([red?.x, red?.y]).toEqual([1, 1]);
  });

  it("gives the same picture whichever way one comes to it", () => {
    const player = new Player(film);
    const straight = structuredClone(player.seek(1.3));
    player.seek(2.5);
    player.seek(0.1);
    expect(player.seek(1.3)).toEqual(straight);
  });

  it("turns a rolling ball by its way over its radius", () => {
    const player = new Player(film);
    const white = player.seek(0.02)[0]; // 39.8 mm
    const angle = 2 * Math.acos(white?.turn[3] ?? 1);
    expect(angle).toBeCloseTo(0.0398 / 0.03, 6);
  });

  it("draws the path from the start to the end", () => {
    const path = new Player(film).path(0, 0, 2);
    expect(path[0]).toEqual([0.5, 0.7]);
    expect(path.at(-1)?.[0]).toBeCloseTo(2.5, 12);
  });
});
