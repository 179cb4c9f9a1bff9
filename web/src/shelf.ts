// What lies on a side's shelf, read from what the referee did with the balls in this game.
import type { Match, Side } from "./types.ts";

export interface Shelf {
  /** The balls in the order they came. */
  balls: string[];
  /** Those that the last action brought. */
  fresh: ReadonlySet<string>;
  /** Points that others' fouls gave, and that own fouls cost. */
  given: number;
  lost: number;
}

export function shelfOf(match: Pick<Match, "steps" | "now">, side: Side): Shelf {
  const entries = match.steps.filter((entry) => entry.stands && entry.game === match.now.game);
  const balls: string[] = [];
  let fresh = new Set<string>();
  let [given, lost] = [0, 0];
  for (const entry of entries) {
    const came = entry.moves.flatMap((move) => (move.startsWith(`shelve ${side} `) ? move.split(" ").slice(2) : []));
    for (const move of entry.moves) if (move.startsWith(`take-back ${side} `)) balls.splice(-Number(move.split(" ")[2]));
    balls.push(...came);
    fresh = new Set(came);
    const points = entry.awards[side] ?? 0;
    if (entry.by !== side) given += Math.max(points, 0);
    else lost += Math.min(points, 0);
  }
  return { balls, fresh, given, lost: Math.abs(lost) };
}
