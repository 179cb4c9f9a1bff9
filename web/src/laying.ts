// Where a ball may be laid: inside a part of the bed, and beside the other balls.
import type { Room, Table } from "./types.ts";

export type Spot = [x: number, y: number];

const AIR = 0.0005; // m: so that a ball laid beside another does not touch it by chance
const TRIES = 12;

/** The whole bed, as far as a ball's centre reaches. */
export const bedRoom = ({ length, width, radius }: Table): Room => ({ x: [radius, length - radius], y: [radius, width - radius] });

const within = (value: number, [low, high]: readonly [number, number]): number => Math.min(Math.max(value, low), high);

/** The place nearest to the one wished for that lies in the room; a ball in the way is gone round. */
export function laid(wished: readonly [number, number], room: Room, others: readonly Spot[], radius: number): Spot {
  const least = 2 * radius + AIR;
  let at: Spot = [within(wished[0], room.x), within(wished[1], room.y)];
  for (let i = 0; i < TRIES; i++) {
    const near = others.find(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < least - AIR / 10);
    if (!near) break;
    at = beside(near, at, least, room, i);
  }
  return at;
}

/** Pushed away from a ball; where the edge of the room stops that, sideways. */
function beside(ball: Spot, at: Spot, least: number, room: Room, turn: number): Spot {
  const away = Math.atan2(at[1] - ball[1], at[0] - ball[0]) + (turn % 2 ? turn : -turn) * 0.25;
  return [within(ball[0] + least * Math.cos(away), room.x), within(ball[1] + least * Math.sin(away), room.y)];
}

/** To the millimetre, and still in the room. */
export const tidy = ([x, y]: Spot, room: Room): Spot => [within(Math.round(x * 1000) / 1000, room.x), within(Math.round(y * 1000) / 1000, room.y)];

/** Where a ball that is not laid yet is shown first. */
export const middle = (room: Room): Spot => tidy([(room.x[0] + room.x[1]) / 2, (room.y[0] + room.y[1]) / 2], room);
