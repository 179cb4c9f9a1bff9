// What stands on the table, and where it is kept: a match on the server, or a practice line in the address of the page.
import { ask } from "../api.ts";
import type { Match } from "../types.ts";
import type { Aim } from "./sight.ts";
import type { Film } from "./film.ts";
import { read, written, type Shot } from "./shot.ts";

export interface Where {
  game: string;
  /** The line of notation that tells the practice table; null where a match is kept. */
  line: string | null;
  match: string | null;
  shot: Shot | null;
}

export interface Stroke {
  do: string;
  film: Film;
  elevation: number;
}

export function fromAddress(hash: string): Where {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const match = given.get("match");
  const shot = given.get("shot");
  return {
    game: given.get("game") ?? "three-cushion",
    line: match ? null : (given.get("line") ?? ""),
    match,
    shot: shot ? read(shot) : null,
  };
}

/** The address that brings somebody else to the same table and the same shot. */
export function address(where: Where): string {
  const told = new URLSearchParams(where.match ? { match: where.match } : { game: where.game });
  if (!where.match && where.line) told.set("line", where.line);
  if (where.shot) told.set("shot", written(where.shot));
  return `#${told.toString()}`;
}

/** The practice line with one more action; an empty one begins with the opening. */
export const OPENING = "[opening] start A";
export const more = (line: string, action: string): string => `${line || OPENING} ; ${action}`;

/** The practice line without its last action: the settings and the first one stay. */
export function less(line: string): string {
  const cut = line.lastIndexOf(" ; ");
  return cut < 0 ? line : line.slice(0, cut);
}

/** The practice line that begins anew from a position, with nothing owed and nobody ahead. */
export function position(balls: Record<string, [number, number]>, turn: string, absent: readonly string[], score: string, figure = ""): string {
  const laid = Object.entries(balls).map(([ball, [x, y]]) => `${ball}=${short(x)},${short(y)}`);
  const gone = absent.length ? ` absent=${absent.join(",")}` : "";
  const asked = figure && ` figure=${figure}`;
  return `[turn=${turn} score=${score}${gone}${asked}] referee: arrange ${laid.join(" ")}`;
}

/** Metres as a line of notation writes them: to a tenth of a millimetre. */
export const short = (metres: number): string => Number(metres.toFixed(4)).toString();

const body = (where: Where): object => (where.match ? { match: where.match } : { practice: { game: where.game, line: where.line ?? "" } });

/** What the server says stands on the table; a practice table has no names. */
export async function show(where: Where): Promise<Match | undefined> {
  if (where.match) return ask<Match>(`matches/${where.match}`);
  const shown = await ask<Match>("table/show", { game: where.game, line: where.line ?? "" });
  return shown && { ...shown, players: [] };
}

export type Places = Record<string, [number, number]>;

/** What a shot promises, with balls that are being placed lying where they are held. */
export const aimOf = async (where: Where, shot: Shot, placed: Places): Promise<(Aim & { elevation: number }) | undefined> =>
  ask("table/aim", { ...body(where), shot, placed });

/** The lag: the shots of all sides, struck at once. */
export const lagOf = async (where: Where, shots: readonly Shot[]): Promise<Stroke | undefined> => ask<Stroke>("table/lag", { ...body(where), shots });

export const strokeOf = async (where: Where, shot: Shot, placed: Places): Promise<Stroke | undefined> => ask<Stroke>("table/stroke", { ...body(where), shot, placed });
