// A tap is a line of notation with places to fill: {own} {other} {red} {ball} {pocket} {zone} {half} {own:pins}. What is
// certain fills itself, the rest is picked.
import type { Game, Now, Tap } from "./types.ts";

export type Slot = "own" | "other" | "ball" | "pocket" | "zone" | "half" | "own:pins" | "other:pins" | "red:pins";
export interface Potted {
  ball: string;
  pocket: string;
}
/** What was picked for each place (pins and zones parted by commas), and further balls that fell in the same stroke. */
export interface Picks extends Partial<Record<Slot, string>> {
  more: Potted[];
}

const RED = "R";
const PLACE = /\{(own|other|red|ball|pocket|zone|half|own:pins|other:pins|red:pins)\}/g;
export const POCKETS = ["HL", "ML", "FL", "HR", "MR", "FR"] as const;
const HALVES = ["lower", "upper"];

/** The places of a line that may want a pick, each once, in their order; the red ball is always the red ball. */
export function slots(line: string): Slot[] {
  const found = [...line.matchAll(PLACE)].map((match) => match[1] as Slot | "red");
  return [...new Set(found)].filter((slot) => slot !== "red");
}

/** What needs no asking: the striker's own ball where there is one, the opponent's where each has his own. */
export function certain(game: Game, now: Now): Picks {
  const picks: Picks = { more: [] };
  const [own, ...others] = now.options.cue_balls;
  if (own === undefined || others.length > 0) return picks;
  picks.own = own;
  const [other, ...rest] = new Set(game.cue_balls.filter((ball) => ball !== own));
  if (other !== undefined && rest.length === 0) picks.other = other;
  return picks;
}

/** The places that somebody must fill. */
export function asked(line: string, game: Game, now: Now): Slot[] {
  const picks = certain(game, now);
  return slots(line).filter((slot) => picks[slot] === undefined);
}

/** Places that may hold several things, or none. */
export const several = (slot: Slot): boolean => slot === "zone" || slot.endsWith(":pins");

/** What is sure without asking: what is certain, and what the call names. */
export function sure(line: string, game: Game, now: Now): Picks {
  const picks = certain(game, now);
  const [, ball, pocket] = /^\?(\w+)@([HMF][LR])/.exec(now.calls[0] ?? "") ?? [];
  for (const [slot, pick] of [["ball", ball], ["pocket", pocket]] as const)
    if (pick && slots(line).includes(slot) && candidates(slot, game, now, picks, line).includes(pick)) picks[slot] = pick;
  return picks;
}

/** The balls that a place cannot hold, since the line has them meet it: `C>{ball}` is another ball than C. */
function met(line: string, picks: Picks): (string | undefined)[] {
  return [...line.matchAll(/(\{own\}|\{other\}|\{red\}|[WYRC]|\d+)[->]\{ball\}/g)].map(([, by = ""]) =>
    by === "{red}" ? RED : by.startsWith("{") ? picks[by.slice(1, -1) as Slot] : by);
}

/** What may fill a place: the balls on the table that the other places have not taken, pockets, zones, pins that stand. */
export function candidates(slot: Slot, game: Game, now: Now, picks: Picks, line: string): string[] {
  if (slot === "pocket") return [...POCKETS];
  if (slot === "half") return HALVES;
  if (slot === "zone") return game.table.zones.map((zone) => zone.name);
  if (slot.endsWith(":pins")) return now.standing ?? game.pins;
  const lying = game.balls.filter((ball) => !now.absent.includes(ball));
  if (slot === "own" && now.options.cue_balls.length > 0) return now.options.cue_balls.filter((ball) => lying.includes(ball));
  if (slot === "ball" && line.includes("call ?{ball}")) return lying.filter((ball) => now.options.may_call.length === 0 || now.options.may_call.includes(ball));
  const taken = slot === "ball" ? met(line, picks) : slot === "other" ? [picks.own, picks.ball] : [];
  return lying.filter((ball) => !taken.includes(ball));
}

/** A pot: a ball falls, so several may. */
export const pots = (line: string): boolean => line.split(/\s+/).some((token) => !token.startsWith("?") && token.includes("@{pocket}"));

/** The line with its places filled, and with every further ball that fell; what is not picked stays as it is. */
export function fill(line: string, picks: Picks): string {
  const filled = line.replaceAll(PLACE, (whole, slot: Slot | "red") => {
    if (slot === "red") return RED;
    const picked = picks[slot];
    return picked === undefined ? whole : slot.endsWith(":pins") ? felled(slot, picked, picks) : picked;
  });
  return picks.more.reduce((made, { ball, pocket }) => withEvent(made, `${ball}@${pocket}`), filled.trim().replace(/\s+/g, " "));
}

function felled(slot: Slot, pins: string, picks: Picks): string {
  const whose = slot.split(":")[0];
  const by = whose === "red" ? RED : (picks[whose as "own" | "other"] ?? `{${whose}}`);
  return pins.split(",").filter(Boolean).map((pin) => `${by}x${pin}`).join(" ");
}

/** Whether nothing is left to pick. */
export const full = (line: string): boolean => !/\{[a-z:]+\}/.test(line);

/** The taps that make sense now: break taps for the opening stroke alone; choices are buttons of their own. */
export function fitting(taps: Tap[], now: Now): Tap[] {
  const opening = now.phase === "opening";
  const breaks = taps.some((tap) => tap.id.startsWith("break-"));
  return taps.filter((tap) => {
    if (tap.line.startsWith("choose ")) return false;
    if (tap.id.startsWith("break-")) return opening;
    return !(opening && breaks && tap.kind === "end");
  });
}

/** A line parted into what happened and what was seen besides: rests and remarks come last. */
function parts(line: string): { events: string[]; rests: string[]; remarks: string[] } {
  const tokens = line.trim().split(/\s+/);
  const isRest = (token: string): boolean => token.includes("=") && !token.startsWith("*");
  return {
    events: tokens.filter((token) => !token.startsWith("#") && !isRest(token)),
    rests: tokens.filter(isRest),
    remarks: tokens.filter((token) => token.startsWith("#")),
  };
}

const joined = ({ events, rests, remarks }: ReturnType<typeof parts>): string => [...events, ...rests, ...remarks].join(" ");

/** The stroke with one more thing that happened, last. */
export function withEvent(line: string, event: string): string {
  const all = parts(line);
  return joined({ ...all, events: [...all.events, event] });
}

/** The stroke with one more thing known of how the balls lay. */
export function withRest(line: string, rest: string): string {
  const all = parts(line);
  return joined({ ...all, rests: [...all.rests, rest] });
}

/** The stroke with one more remark. */
export function withRemark(line: string, remark: string): string {
  const all = parts(line);
  return joined({ ...all, remarks: [...all.remarks, remark] });
}
