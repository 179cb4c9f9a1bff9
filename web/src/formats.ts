// How long a match is: the code of docs/match.md in words, and the usual ones of a game.
import type { Format, Game } from "./types.ts";
import type { Say } from "./words.ts";

export type Length = Pick<Format, "target" | "games" | "of" | "sets" | "fixed" | "equaliser" | "innings" | "shootout" | "seconds" | "extensions" | "a_match" | "automatic">;

const PART = /x(?<x>\d+)|-(?<word>BO|FT|G|EQ|NEQ|L|SO|WB|AB|DL|T|EM|EA|E)(?<n>\d*)/y;

/** What a code says; nothing if it is no code. The server has the last word. */
export function readFormat(code: string): Length | undefined {
  const head = /^[1-9]\d*/.exec(code);
  if (!head) return undefined;
  const made: Length = { target: Number(head[0]), games: 1, of: 1, sets: false, fixed: false, equaliser: null, innings: null, shootout: false, seconds: null, extensions: null, a_match: false, automatic: false };
  PART.lastIndex = head[0].length;
  while (PART.lastIndex < code.length) {
    const groups = PART.exec(code)?.groups;
    if (!groups) return undefined;
    read(made, groups);
  }
  made.of = made.fixed ? made.games : 2 * made.games - 1;
  return made;
}

function read(made: Length, { x, word, n }: Record<string, string | undefined>): void {
  const number = Number(x ?? n);
  if (x !== undefined) Object.assign(made, { games: number, sets: true });
  else if (word === "BO") made.games = (number + 1) / 2;
  else if (word === "FT") made.games = number;
  else if (word === "G") Object.assign(made, { games: number, fixed: true });
  else if (word === "EQ") made.equaliser = true;
  else if (word === "NEQ") made.equaliser = false;
  else if (word === "L") made.innings = number;
  else if (word === "SO") made.shootout = true;
  else if (word === "T") made.seconds = number;
  else if (word === "E" || word === "EM") Object.assign(made, { extensions: number, a_match: word === "EM" });
  else if (word === "EA") made.automatic = true;
}

/** A format in words: «to 40, equalising inning». */
export function spokenFormat(format: Length, say: Say, counts: Game["length_in"] = "points"): string {
  const said = [say(counts === "figures" ? "format-figures" : "format-to", { target: format.target })];
  if (format.sets) said.push(say("format-sets", { games: format.games }));
  else if (format.fixed) said.push(say("format-fixed", { games: format.games }));
  else if (format.games > 1) said.push(say("format-best-of", { games: format.of }));
  if (format.equaliser !== null) said.push(say(format.equaliser ? "format-equaliser" : "format-no-equaliser"));
  if (format.innings !== null) said.push(say("format-innings", { innings: format.innings }));
  if (format.shootout) said.push(say("format-shootout"));
  if (format.seconds !== null) said.push(say("format-seconds", { seconds: format.seconds }));
  if (format.extensions !== null) said.push(say(format.a_match ? "format-extensions-match" : "format-extensions", { count: format.extensions }));
  if (format.automatic) said.push(say("format-automatic"));
  return said.join(", ");
}

/** Sets of fifteen belong to the games that go to tens of points, not to those that go to hundreds. */
const LONGEST_OF_SETS = 60;
/** How far one game goes where sets are usual. */
const ONE_GAME = 40;

/** The usual formats of a game with so many players, its own first. */
export function presets(game: Game, players: number): string[] {
  const own = game.formats[players] ?? game.format.code;
  const read = readFormat(own);
  const target = read?.sets ? ONE_GAME : (read?.target ?? game.format.target);
  if (game.length_in === "figures") return [own, "10", "5", "1"];
  const sets = target <= LONGEST_OF_SETS ? ["15x3"] : [];
  const made = game.table.pockets ? [own, `${target}-BO3`, `${target}-BO5`, `${target}-BO9`] : [own, `${target}-EQ`, `${target}-NEQ`, ...sets, `${target}-L20`, `${target}-T30`];
  return [...new Set(made)];
}
