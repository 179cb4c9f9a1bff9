import { expect, it } from "vitest";
import type { Film } from "./film.ts";
import { Reel } from "./reel.ts";

it("shows how a ball has turned, not only where it is", () => {
  const film: Film = {
    v: 1,
    table: { L: 2.84, W: 1.42 },
    r: [0.03],
    bodies: ["W"],
    k: ["t", "x", "y", "z", "vx", "wy"],
    seg: [[[0, 0.5, 0.7, 0.03, 0.03, 1]]],
    ev: [], hard: [],
    dur: 1,
  };
  const reel = new Reel(film);
  reel.seek(1);
  const [white] = reel.things;
  expect(white?.x).toBeCloseTo(0.53, 12);
  expect(2 * Math.acos(white?.turn?.[3] ?? 1)).toBeCloseTo(1, 9); // one radian a second about y
});
