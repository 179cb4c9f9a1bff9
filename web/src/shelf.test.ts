import { expect, test } from "vitest";
import { shelfOf } from "./shelf.ts";
import type { Entry, Match } from "./types.ts";

const entry = (by: string, awards: Entry["awards"], moves: string[], more: Partial<Entry> = {}): Entry =>
  ({ by, awards, moves, stands: true, game: 2, ...more }) as Entry;
const match = (...steps: Entry[]): Match => ({ steps, now: { game: 2 } }) as unknown as Match;

test("balls stand in the order they came, and fouls are told apart", () => {
  const told = match(
    entry("A", { A: 20 }, ["shelve A 8", "shelve A 12"]),
    entry("A", { A: -5, B: 5 }, ["spot C spot3"]),
    entry("B", { B: 3 }, ["shelve B 3"]),
  );
  expect(shelfOf(told, "A")).toEqual({ balls: ["8", "12"], fresh: new Set(), given: 0, lost: 5 });
  expect(shelfOf(told, "B")).toEqual({ balls: ["3"], fresh: new Set(["3"]), given: 5, lost: 0 });
});

test("what was taken back, and other games, do not count", () => {
  const told = match(entry("A", { A: 8 }, ["shelve A 8"], { stands: false }), entry("A", { A: 8 }, ["shelve A 7"], { game: 1 }));
  expect(shelfOf(told, "A").balls).toEqual([]);
  const back = match(entry("A", { A: 2 }, ["shelve A 8", "shelve A 3"]), entry("A", { A: -1 }, ["take-back A 1"]));
  expect(shelfOf(back, "A")).toEqual({ balls: ["8"], fresh: new Set(), given: 0, lost: 1 });
});
