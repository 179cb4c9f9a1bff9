import { expect, test } from "vitest";
import { bedRoom, laid, middle, tidy } from "./laying.ts";

const table = { name: "", length: 2.84, width: 1.42, radius: 0.03, pockets: false, spots: [], zones: [] };
const house = { x: [0.03, 0.7] as [number, number], y: [0.03, 1.39] as [number, number] };

test("a place outside goes to the edge of the room", () => {
  expect(laid([2, 0.5], house, [], 0.03)).toEqual([0.7, 0.5]);
  expect(laid([-1, 9], bedRoom(table), [], 0.03)).toEqual([0.03, 1.39]);
});

test("a ball in the way is gone round, even in a corner", () => {
  const [x, y] = laid([0.5, 0.5], house, [[0.51, 0.5]], 0.03);
  expect(Math.hypot(x - 0.51, y - 0.5)).toBeGreaterThan(0.06);
  const corner = laid([0.03, 0.03], house, [[0.035, 0.035]], 0.03);
  expect(Math.hypot(corner[0] - 0.035, corner[1] - 0.035)).toBeGreaterThan(0.06);
  expect(corner[0]).toBeGreaterThanOrEqual(0.03);
});

test("a place is tidy and still inside", () => {
  expect(tidy([0.69996, 0.12345], { x: [0.03, 0.6999], y: [0.03, 1.39] })).toEqual([0.6999, 0.123]);
  expect(middle(house)).toEqual([0.365, 0.71]);
});
