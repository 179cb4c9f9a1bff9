// People, actions and errors in words.
import type { Refusal } from "./api.ts";
import { sentence } from "./piece.ts";
import { shown } from "./points.ts";
import { speech } from "./speech.ts";
import type { Broken, Entry, Match, Over, Side } from "./types.ts";
import { tell } from "./words.ts";

const say = (key: string, args?: Record<string, string | number>): string => speech.say(key, args);

/** A player's name, or what he is called without one; officials by their word. */
export function who(match: Pick<Match, "players">, by: string): string {
  const at = ["A", "B", "C", "D"].indexOf(by);
  if (at < 0) return say(`who-${by}`);
  return match.players[at] || say("player", { side: by });
}

/** How a player is called in a few letters: his first name, where nobody else has it. */
export function short(match: Pick<Match, "players">, by: string): string {
  const full = who(match, by);
  const [first = full] = full.split(" ");
  const shared = match.players.filter((name) => name.split(" ")[0] === first).length > 1;
  return shared || !match.players.includes(full) ? full : first;
}

export const gameName = (id: string): string => say(`game-${id.split("@")[0]}`);

/** A choice in words; a game may have its own for it. */
export function offerWords(match: Match, offer: string): string {
  return ofGame(match, `offer-${offer}`);
}

/** A message in the words of this game, where it has words of its own. */
export function ofGame(match: Match, key: string): string {
  const own = `${key}-${match.game.name}`;
  const said = say(own);
  return said === own ? say(key) : said;
}

/** What an entry was, in a few words: the call of a stroke, the word of an act. */
export function entryWords(match: Match, entry: Entry): string {
  const [word = "", value = ""] = entry.does.split(" ");
  if (entry.kind === "undo") return say("taken-back", { number: entry.undoes ?? 0 });
  if (entry.kind === "correct") return say("corrected", { number: entry.corrects ?? 0 });
  if (entry.kind === "stroke") return say(entry.call ? `call-${entry.call}` : "call-needs");
  if (word === "choose") return offerWords(match, value);
  if (word === "start") return say("act-start", { who: short(match, value) });
  if (word === "rule") return say("act-rule");
  const ball = /^([WYRC]|\d+)$/.test(value) ? sentence(say("ball", { ball: value })) : "";
  return say(`act-${word}`, { ball, number: value });
}

/** What the referee does with the balls, in words. */
export function moveWords(match: Match, move: string): string {
  const [word = "", first = "", second = "", third = ""] = move.split(" ");
  const ball = (code: string): string => sentence(say("ball", { ball: code }));
  if (/^(spot|lay) \w+ (spot[123]|\w+-mark|upper|lower)/.test(move)) return say("move-to", { ball: ball(first), place: say("mark", { mark: second.split("|")[0] ?? "" }) });
  if (word === "spot" || word === "lay") return say(`move-${word}`, { ball: ball(first) });
  if (word === "clear" || word === "stand") return say(second ? `move-${word}-${second}` : `move-${word}`, { pin: sentence(say("pin", { pin: first })) });
  if (word === "shelve") return say("move-shelve", { side: short(match, first), ball: ball(second) });
  if (word === "take-back") return say("move-take-back", { side: short(match, first), count: Number(second) });
  if (word === "transfer") return say("move-transfer", { side: short(match, first), other: short(match, second), count: Number(third) });
  return say(`move-${word}`, { count: Number(first) });
}

export function dutyWords(match: Match, duty: { by: string; do: string }): string {
  return say(`duty-${duty.do}`, { who: short(match, duty.by) });
}

export function overWords(match: Pick<Match, "players">, over: Over): string {
  if (over === null) return "";
  if (over === "draw") return say("over-draw");
  return say("won-by", { who: who(match, over.winner), final: over.final.replaceAll(":", " : ").replaceAll("-", "−") });
}

const KNOWN = new Set(["offline", "stale", "record", "refused", "notation", "unsure"]);

export function errorWords(error: Refusal): string {
  const message = error.why ? tell(speech.say, error.why) : error.message;
  return say(KNOWN.has(error.kind) ? `error-${error.kind}` : "error-other", { message });
}

/** Where a record is broken, and why. */
export const brokenWords = (broken: Broken): string => say("broken-at", { line: broken.line, reason: tell(speech.say, broken.why) });

/** The score of a match as one reads it. */
export const scoreWords = (score: Partial<Record<Side, number>>): string => Object.values(score).map((points) => shown(points ?? 0)).join(" : ");
