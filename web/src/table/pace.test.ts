import { describe, expect, it } from "vitest";
import { Pace } from "./pace.ts";

const run = (step: number, frames: number): boolean => {
  const pace = new Pace();
  return Array.from({ length: frames }, (_, i) => pace.slow(1000 + i * step)).some(Boolean);
};

describe("the pace of frames", () => {
  it("leaves a device that keeps up alone", () => expect(run(16.7, 120)).toBe(false));
  it("notices one that does not", () => expect(run(60, 31)).toBe(true));
  it("does not judge by a few frames", () => expect(run(200, 20)).toBe(false));
});
