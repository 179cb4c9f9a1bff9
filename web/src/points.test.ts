import { expect, test } from "vitest";
import { signed } from "./points.ts";

test("a sign and a true minus", () => expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", ""]));
