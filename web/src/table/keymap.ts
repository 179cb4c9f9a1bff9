// The keys of the table: which one does what. The arrows move a ball in hand, where there is one; else they set the shot.
import { KEYS } from "./controls.ts";
import { middle } from "../laying.ts";
import type { Held } from "./held.ts";

const STEP = 0.01; // m: how far an arrow moves a ball
const WAYS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Do what a key asks for; whether it asked for anything. `turnView` changes between two and three dimensions. */
export function pressed(event: KeyboardEvent, held: Held, turnView: () => void): boolean {
  const on = event.target as Element;
  if (on.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || !held.shot) return false;
  if (nudged(event, held)) return true;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const change = KEYS[key];
  if (change) {
    held.set(change(held.shot, event.shiftKey));
    return true;
  }
  if (key === " " && on.closest("button, a, summary")) return false;
  const does = offered(key, held) ?? command(key, held, turnView);
  does?.();
  return does !== undefined;
}

function nudged(event: KeyboardEvent, held: Held): boolean {
  const way = WAYS[event.key];
  const ball = held.shot?.ball ?? "";
  if (!way || !held.loose.has(ball)) return false;
  const [x, y] = held.places[ball] ?? middle(held.room);
  const step = event.shiftKey ? STEP / 10 : STEP;
  held.put(ball, [x + way[0] * step, y + way[1] * step]);
  return true;
}

function offered(key: string, held: Held): (() => void) | undefined {
  const { now } = held.match ?? {};
  const offers = now?.duties[0]?.of ?? now?.options.offers ?? [];
  const offer = /^[1-9]$/.test(key) ? offers[Number(key) - 1] : undefined;
  return offer ? () => void held.act(`choose ${offer}`) : undefined;
}

function command(key: string, held: Held, turnView: () => void): (() => void) | undefined {
  const { reel } = held;
  const commands: Record<string, () => void> = {
    " ": () => void held.play(),
    u: () => void held.undo(),
    b: () => held.another(),
    p: () => (reel?.playing ? reel.stop() : reel?.play()),
    ",": () => reel?.jump(-1),
    ".": () => reel?.jump(1),
    x: () => reel?.slow(),
    v: turnView,
  };
  return commands[key];
}
