import { describe, expect, it } from "vitest";
import { FIRST, aimed, harder, raised, read, tipped, turned, written, type Shot } from "./shot.ts";

const shot: Shot = { ball: "W", ...FIRST };

describe("a shot", () => {
  it("turns through the back without growing", () => {
    expect(turned({ ...shot, heading: 179 }, 2).heading).toBe(-179);
    expect(turned({ ...shot, heading: -179.95 }, -0.1).heading).toBe(179.95);
  });

  it("keeps to what a cue can do", () => {
    expect(harder(shot, 100).speed).toBe(12);
    expect(harder(shot, -100).speed).toBe(0.1);
    expect(raised(shot, 100).elevation).toBe(89);
    expect(Math.hypot(tipped(shot, 3, 4).side, tipped(shot, 3, 4).top)).toBeCloseTo(0.9, 3);
  });

  it("aims counter-clockwise from the long axis", () => {
    expect(aimed(shot, [1, 0.5], [1, 1]).heading).toBe(90);
    expect(aimed(shot, [1, 0.5], [0, 0.5]).heading).toBe(180);
  });

  it("goes into a link and comes back", () => {
    const set: Shot = { ball: "12", heading: -33.25, speed: 4.5, side: 0.3, top: -0.2, elevation: 12.5 };
    expect(read(written(set))).toEqual(set);
    expect(read(written(shot))).toEqual(shot);
    expect(read("W_x_1_2_3")).toBeNull();
  });
});
