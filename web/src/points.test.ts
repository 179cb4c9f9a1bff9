import { expect, test } from "vitest";
import { shown, signed } from "./points.ts";

test("a sign and a true minus", () => expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", ""]));
test("a score below zero", () => expect([shown(-5), shown(0), shown(71)]).toEqual(["−5", "0", "71"]));
