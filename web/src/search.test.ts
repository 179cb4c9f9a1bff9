import { expect, test } from "vitest";
import { found } from "./search.ts";

test("every word sought must be there, in any order, whatever its marks and signs", () => {
  expect(found("cushion three", "Three-cushion UMB world rules")).toBe(true);
  expect(found("47/2", "Balkline 47/2")).toBe(true);
  expect(found("47 2", "Balkline 47/2")).toBe(true);
  expect(found("трёхборт", "Трехбортный карамболь")).toBe(true);
  expect(found("п'ять", "П’ять фішок")).toBe(true);
  expect(found("yramid", "Free pyramid")).toBe(true);
});

test("one word that is not there is enough", () => {
  expect(found("three pyramid", "Three-cushion")).toBe(false);
  expect(found("27", "Balkline 47/2")).toBe(false);
});

test("nothing sought finds everything", () => expect(found("  ", "Free pyramid")).toBe(true));
