import { describe, expect, it } from "vitest";
import { OPENING, address, fromAddress, less, more, position } from "./where.ts";

describe("where a table is kept", () => {
  it("survives its address", () => {
    const where = { game: "balkline-47-2", line: "[opening] start A ; W>R W=0.1,0.2", match: null, shot: null };
    expect(fromAddress(address(where))).toEqual(where);
    const kept = { game: "three-cushion", line: null, match: "2026-11-30-three-cushion-1", shot: null };
    expect(fromAddress(address(kept))).toEqual(kept);
  });

  it("grows by an action and loses the last one", () => {
    const line = more(more("", "W>R"), "Y>R");
    expect(line).toBe(`${OPENING} ; W>R ; Y>R`);
    expect(less(less(less(line)))).toBe(OPENING);
  });

  it("begins anew from a position", () => {
    expect(position({ W: [0.71, 0.52751] }, "B", ["R"], "3:2")).toBe("[turn=B score=3:2 absent=R] referee: arrange W=0.71,0.5275");
    expect(position({ W: [1, 0.5] }, "A", [], "0", "masse-pin")).toBe("[turn=A score=0 figure=masse-pin] referee: arrange W=1,0.5");
  });
});
