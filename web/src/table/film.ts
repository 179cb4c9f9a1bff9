// A stroke as it travels: for every body stretches in which position is quadratic in time, and what happened when.
// The browser evaluates; it knows no physics.

/** One stretch of a body's motion; `k` of the film names the columns. */
export type Row = readonly number[];

/** What happened: seconds, kind, first body, second body or place. */
export type Mark = readonly [number, string, ...(number | string)[]];

export interface Film {
  v: 1;
  table: { L: number; W: number };
  /** Radius of each body in metres. */
  r: readonly number[];
  /** The name of each body: a ball's or a pin's in the notation. */
  bodies: readonly string[];
  /** Names of the columns of a row: t x y z vx vy vz ax ay az wx wy wz bx by bz; one that is missing is all zeros. */
  k: readonly string[];
  seg: readonly (readonly Row[])[];
  ev: readonly Mark[];
  /** How hard each of them was, from 0 to 1. */
  hard: readonly number[];
  dur: number;
}

export type Quaternion = [number, number, number, number];

const COLUMNS = ["t", "x", "y", "z", "vx", "vy", "vz", "ax", "ay", "az", "wx", "wy", "wz", "bx", "by", "bz"] as const;
type Column = (typeof COLUMNS)[number];
const STEP = 1 / 60; // s: longest turn in one step, within which the axis of rotation hardly moves
const STILL = 1e-9; // rad: a turn too small to matter

export function product(a: Quaternion, b: Quaternion): Quaternion {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** Where a body is at one time of its film, and how it has turned. */
export interface Place {
  x: number;
  y: number;
  z: number;
  turn: Quaternion;
}

/** Gives every body's place at any time, in any order: playing, scrubbing and going back give the same pictures. */
export class Player {
  readonly places: Place[];
  private readonly column: Record<Column, number>;
  private readonly turns: Quaternion[][];
  private readonly at: number[];

  constructor(readonly film: Film) {
    this.column = Object.fromEntries(COLUMNS.map((name) => [name, film.k.indexOf(name)])) as Record<Column, number>;
    this.turns = film.seg.map((rows) => this.turnsOf(rows));
    this.at = film.seg.map(() => 0);
    this.places = film.seg.map(() => ({ x: 0, y: 0, z: 0, turn: [0, 0, 0, 1] }));
    this.seek(0);
  }

  /** Put all bodies where they are at a time in seconds. */
  seek(time: number): readonly Place[] {
    this.film.seg.forEach((rows, body) => {
      const place = this.places[body];
      const index = this.stretch(rows, body, time);
      const row = rows[index];
      if (!place || !row) return;
      const h = Math.max(0, time - this.of(row, "t"));
      place.x = this.along(row, "x", h);
      place.y = this.along(row, "y", h);
      place.z = this.along(row, "z", h);
      place.turn = this.turned(this.turns[body]?.[index] ?? [0, 0, 0, 1], row, 0, h);
    });
    return this.places;
  }

  /** The path of a body from one time to another, as points no more than `step` seconds apart. */
  path(body: number, from: number, to: number, step = 0.02): [number, number][] {
    const rows = this.film.seg[body] ?? [];
    const points: [number, number][] = [];
    const add = (row: Row, time: number): void => {
      const h = time - this.of(row, "t");
      points.push([this.along(row, "x", h), this.along(row, "y", h)]);
    };
    rows.forEach((row, index) => {
      const next = rows[index + 1];
      const begin = Math.max(from, this.of(row, "t"));
      const end = Math.min(to, next ? this.of(next, "t") : to);
      if (end < begin) return;
      const moves = this.of(row, "vx") || this.of(row, "vy") || this.of(row, "ax") || this.of(row, "ay");
      const count = moves ? Math.max(1, Math.ceil((end - begin) / step)) : 1;
      for (let i = 0; i <= count; i++) add(row, begin + ((end - begin) * i) / count);
    });
    return points;
  }

  private of(row: Row, name: Column): number {
    const index = this.column[name];
    return index < 0 ? 0 : (row[index] ?? 0);
  }

  private along(row: Row, axis: "x" | "y" | "z", h: number): number {
    return this.of(row, axis) + (this.of(row, `v${axis}`) + 0.5 * this.of(row, `a${axis}`) * h) * h;
  }

  private stretch(rows: readonly Row[], body: number, time: number): number {
    let index = this.at[body] ?? 0;
    const start = (k: number): number => this.of(rows[k] ?? [], "t");
    while (index > 0 && start(index) > time) index--;
    while (index + 1 < rows.length && start(index + 1) <= time) index++;
    this.at[body] = index;
    return index;
  }

  private turnsOf(rows: readonly Row[]): Quaternion[] {
    const turns: Quaternion[] = [];
    let turn: Quaternion = [0, 0, 0, 1];
    rows.forEach((row, index) => {
      turns.push(turn);
      const next = rows[index + 1];
      if (next) turn = this.turned(turn, row, 0, this.of(next, "t") - this.of(row, "t"));
    });
    return turns;
  }

  /** Midpoint steps: the axis turns only slowly inside one stretch. */
  private turned(turn: Quaternion, row: Row, from: number, to: number): Quaternion {
    const count = Math.max(1, Math.ceil((to - from) / STEP));
    const h = (to - from) / count;
    let now = turn;
    for (let i = 0; i < count; i++) {
      const m = from + (i + 0.5) * h;
      const spin = (axis: "x" | "y" | "z"): number => this.of(row, `w${axis}`) + this.of(row, `b${axis}`) * m;
      now = rotated(now, spin("x"), spin("y"), spin("z"), h);
    }
    return now;
  }
}

function rotated(turn: Quaternion, wx: number, wy: number, wz: number, h: number): Quaternion {
  const w = Math.hypot(wx, wy, wz);
  if (w * h < STILL) return turn;
  const s = Math.sin((w * h) / 2) / w;
  return product([wx * s, wy * s, wz * s, Math.cos((w * h) / 2)], turn);
}
