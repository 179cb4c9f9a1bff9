// The table as the server describes it, and the view from above: metres to pixels, x to the right, y upwards.
import type { Table } from "../types.ts";

/** Widths drawn to please the eye; the law and the physics end at the noses. Metres. */
export const CUSHION = 0.046;
export const RAIL = 0.118;
export const BORDER = CUSHION + RAIL;

export interface Mouths {
  corner: number;
  middle: number;
}

/** Mouths of the pockets of pyramid tables (m), as the mock-ups draw them: corner 73 mm, middle 83 mm. */
export const MOUTHS: Mouths = { corner: 0.073, middle: 0.083 };

export class View {
  private scale = 1;
  private left = 0;
  private top = 0;

  constructor(
    readonly table: Table,
    private readonly padding = 16,
  ) {}

  /** Fit the whole table, rails included, into so many pixels. */
  fit(width: number, height: number): void {
    const { length, width: across } = this.table;
    const room = 2 * this.padding;
    this.scale = Math.min((width - room) / (length + 2 * BORDER), (height - room) / (across + 2 * BORDER));
    this.left = (width - length * this.scale) / 2;
    this.top = (height - across * this.scale) / 2;
  }

  x = (metres: number): number => this.left + metres * this.scale;
  y = (metres: number): number => this.top + (this.table.width - metres) * this.scale;
  size = (metres: number): number => metres * this.scale;

  /** The point of the table under a pixel. */
  point(x: number, y: number): [number, number] {
    return [(x - this.left) / this.scale, this.table.width - (y - this.top) / this.scale];
  }
}

export type Polygon = readonly (readonly [number, number])[];

/** The cushions as polygons, nose first; on a pyramid table they leave the pockets open. */
export function cushions(table: Table): Polygon[] {
  return table.pockets ? pocketed(table) : plain(table);
}

function plain({ length: L, width: W }: Table): Polygon[] {
  const C = CUSHION;
  return [
    [[0, 0], [L, 0], [L + C, -C], [-C, -C]],
    [[0, W], [L, W], [L + C, W + C], [-C, W + C]],
    [[0, 0], [0, W], [-C, W + C], [-C, -C]],
    [[L, 0], [L, W], [L + C, W + C], [L + C, -C]],
  ];
}

function pocketed({ length: L, width: W }: Table): Polygon[] {
  const C = CUSHION;
  const m = MOUTHS.corner / Math.SQRT2;
  const n = MOUTHS.middle / 2;
  const f = C * 0.94;
  const long = ([0, W] as const).flatMap((y): Polygon[] => {
    const back = y === 0 ? -C : W + C;
    return [
      [[m, y], [L / 2 - n, y], [L / 2 - n + 0.004, back], [m - f, back]],
      [[L - m, y], [L / 2 + n, y], [L / 2 + n - 0.004, back], [L - m + f, back]],
    ];
  });
  const short = ([0, L] as const).map((x): Polygon => {
    const back = x === 0 ? -C : L + C;
    return [[x, m], [x, W - m], [back, W - m + f], [back, m - f]];
  });
  return [...long, ...short];
}

export interface Hole {
  x: number;
  y: number;
  r: number;
}

/** The drops of the pockets. */
export function holes({ length: L, width: W, pockets }: Table): Hole[] {
  if (!pockets) return [];
  const q = 0.03;
  const corners = [0, L].flatMap((x) => [0, W].map((y) => ({ x: x ? L + q : -q, y: y ? W + q : -q, r: 0.045 })));
  return [...corners, { x: L / 2, y: -0.07, r: 0.046 }, { x: L / 2, y: W + 0.07, r: 0.046 }];
}

/** Diamonds on the rails, one per eighth of the length: place, and whether it stands on a short rail. */
export function diamonds({ length: L, width: W, pockets }: Table): { x: number; y: number; short: boolean }[] {
  const mid = CUSHION + RAIL / 2;
  const along = [1, 2, 3, 4, 5, 6, 7].filter((i) => !pockets || i !== 4);
  return [
    ...along.flatMap((i) => [-mid, W + mid].map((y) => ({ x: (L * i) / 8, y, short: false }))),
    ...[1, 2, 3].flatMap((i) => [-mid, L + mid].map((x) => ({ x, y: (W * i) / 4, short: true }))),
  ];
}

/** The four boards of the frame, mitred. */
export function rails({ length: L, width: W }: Table): { board: Polygon; short: boolean; tone: number }[] {
  const B = BORDER;
  const C = CUSHION;
  return [
    { board: [[-B, -B], [L + B, -B], [L + C, -C], [-C, -C]], short: false, tone: 0.06 },
    { board: [[-B, W + B], [L + B, W + B], [L + C, W + C], [-C, W + C]], short: false, tone: 0.48 },
    { board: [[-B, -B], [-B, W + B], [-C, W + C], [-C, -C]], short: true, tone: 0.27 },
    { board: [[L + B, -B], [L + B, W + B], [L + C, W + C], [L + C, -C]], short: true, tone: 0.18 },
  ];
}
