import { describe, expect, test } from "vitest";
import { asked, candidates, certain, fill, fitting, full, pots, several, slots, sure, withEvent, withRemark, withRest } from "./taps.ts";
import type { Game, Now, Tap } from "./types.ts";

const carom = { cue_balls: ["W", "Y"], balls: ["W", "Y", "R"], pins: ["kc", "kh"], table: { zones: [{ name: "z1" }] } } as unknown as Game;
const pyramid = { cue_balls: [], balls: ["C", "1", "2", "3"] } as unknown as Game;
const now = (cue: string[], absent: string[] = []): Now => ({ options: { cue_balls: cue, may_call: ["2"] }, absent, calls: [], standing: null, phase: "play" }) as unknown as Now;

const POINT = "{own}>{red} {own}/h {own}/l {own}/f {own}>{other}";
const POT = "*{own} {own}>{ball} {ball}@{pocket}";
const PINS = "{own}>{other} {other:pins} {own:pins}";

describe("slots", () => {
  test("each place stands once, in its order", () => expect(slots(POT)).toEqual(["own", "ball", "pocket"]));
  test("the red ball is no question", () => expect(slots(POINT)).toEqual(["own", "other"]));
});

describe("what is certain", () => {
  test("in carom both balls are", () => expect(asked(POINT, carom, now(["Y"]))).toEqual([]));
  test("in pyramid nothing is", () => expect(asked(POT, pyramid, now([]))).toEqual(["own", "ball", "pocket"]));
  test("a tap of carom fills itself", () => expect(fill(POINT, certain(carom, now(["Y"])))).toBe("Y>R Y/h Y/l Y/f Y>W"));
});

describe("picking", () => {
  test("a ball off the table cannot be picked", () => expect(candidates("own", pyramid, now([], ["2"]), { more: [] }, POT)).toEqual(["C", "1", "3"]));
  test("nor one that an earlier place has", () => expect(candidates("ball", pyramid, now([]), { own: "1", more: [] }, POT)).toEqual(["C", "2", "3"]));
  test("nor one that the line has it meet", () => expect(candidates("ball", pyramid, now(["C"]), { own: "C", more: [] }, "*C C>{ball}")).toEqual(["1", "2", "3"]));
  test("only what may be called can be called", () => expect(candidates("ball", pyramid, now(["C"]), { more: [] }, "B: call ?{ball}@{pocket}")).toEqual(["2"]));
  test("what is called is sure", () => expect(fill("?{ball}@{pocket} *C C>{ball}", sure("?{ball}@{pocket} *C C>{ball}", pyramid, { ...now(["C"]), calls: ["?3@MR"] }))).toBe("?3@MR *C C>3"));
  test("zones and pins are those of the game", () =>
    expect([candidates("zone", carom, now(["W"]), { more: [] }, POT), candidates("own:pins", carom, now(["W"]), { more: [] }, POT)]).toEqual([["z1"], ["kc", "kh"]]));
  test("a line with places left is not full", () => expect(full(fill(POT, { own: "1", more: [] }))).toBe(false));
  test("several balls may fall", () =>
    expect(fill(`${POT} #late`, { own: "1", ball: "2", pocket: "FL", more: [{ ball: "3", pocket: "MR" }] })).toBe("*1 1>2 2@FL 3@MR #late"));
  test("only a pot takes several", () => expect([pots(POT), pots(POINT), pots("B: call ?{ball}@{pocket}")]).toEqual([true, false, false]));
  test("each pin is an event; none is none", () =>
    expect(fill(PINS, { ...certain(carom, now(["W"])), "other:pins": "kc,kh", "own:pins": "" })).toBe("W>Y Yxkc Yxkh"));
  test("pins and zones may be several", () => expect(["own:pins", "zone", "ball"].map((slot) => several(slot as "ball"))).toEqual([true, true, false]));
});

describe("taps that fit", () => {
  const taps = [{ id: "valid", line: "*{own}", kind: "end" }, { id: "break-valid", line: "*C", kind: "end" }, { id: "play", line: "choose play", kind: "act" }] as Tap[];
  test("in play no break, and no choice", () => expect(fitting(taps, now([])).map((tap) => tap.id)).toEqual(["valid"]));
  test("at the opening the break", () => expect(fitting(taps, { ...now([]), phase: "opening" }).map((tap) => tap.id)).toEqual(["break-valid"]));
});

describe("adding to a stroke", () => {
  test("an event goes before rests and remarks", () => expect(withEvent("*5 5>9 9=h #late", "9/l")).toBe("*5 5>9 9/l 9=h #late"));
  test("a rest goes before remarks", () => expect(withRest("*5 5>9 #late", "9=1.2,0.3")).toBe("*5 5>9 9=1.2,0.3 #late"));
  test("a remark goes last", () => expect(withRemark("*5{gap=2} 5>9", "#manner-ok")).toBe("*5{gap=2} 5>9 #manner-ok"));
});
