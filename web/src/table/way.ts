// What a film tells of each ball: what it met, and where it came to rest.
import { Player, type Film, type Mark } from "./film.ts";

/** What one ball met on its way, in order; a pin it felled, a pocket it fell into. */
export function way(film: Film, ball: string): Mark[] {
  return film.ev.filter(([, kind, first, second]) => ("bn".includes(kind) ? first === ball || second === ball : "cjpfor".includes(kind) && first === ball));
}

/** How far a resting ball lies from the nearer short cushion and the nearer long one, in whole centimetres. */
export function rest(film: Film, body: number): { end: "h" | "f"; far: number; side: "r" | "l"; wide: number } {
  const place = new Player(film).seek(film.dur)[body] ?? { x: 0, y: 0 };
  const { L, W } = film.table;
  const cm = (metres: number): number => Math.max(Math.round(100 * metres), 0);
  const [end, far] = place.x < L / 2 ? (["h", place.x] as const) : (["f", L - place.x] as const);
  const [side, wide] = place.y < W / 2 ? (["r", place.y] as const) : (["l", W - place.y] as const);
  return { end, far: cm(far), side, wide: cm(wide) };
}
