// The table from above, drawn only as far as positions matter: what is known of the balls, zones, the house, a ball in hand.
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Piece, sentence } from "./piece.ts";
import type { Marker, Match, Table } from "./types.ts";

const MM = 1000;
const RAIL = 130;
const CUSHION = 48;
const STATES: Record<string, string> = { W: "--ball-w", Y: "--ball-y", R: "--ball-r", C: "--ball-cue" };

export interface Spot {
  ball: string;
  x: number;
  y: number;
}

@customElement("ab-table")
export class TableView extends Piece {
  @property({ attribute: false }) match!: Match;
  /** A ball being placed: drawn with a ring. */
  @property({ attribute: false }) placing: Spot | null = null;

  protected override render(): TemplateResult {
    const { table } = this.match.game;
    const [length, width] = [table.length * MM, table.width * MM];
    const edge = RAIL + CUSHION;
    return html`<svg class="table" role="img" aria-label=${this.told()} viewBox="${-edge} ${-edge} ${length + 2 * edge} ${width + 2 * edge}">
      <rect class="wood" x=${-edge} y=${-edge} width=${length + 2 * edge} height=${width + 2 * edge} rx="40"></rect>
      <rect class="cushions ${table.pockets ? "green" : "blue"}" x=${-CUSHION} y=${-CUSHION} width=${length + 2 * CUSHION} height=${width + 2 * CUSHION}></rect>
      <rect class="cloth ${table.pockets ? "green" : "blue"}" x="0" y="0" width=${length} height=${width}></rect>
      ${this.diamonds(length, width)}${this.areas(table)}${this.marks(table)}${this.pins()}${this.balls(table)}</svg>`;
  }

  private flip(y: number): number {
    return (this.match.game.table.width - y) * MM;
  }

  private diamonds(length: number, width: number): SVGTemplateResult[] {
    const out = CUSHION + RAIL / 2;
    const along = Array.from({ length: 7 }, (_, at) => ((at + 1) * length) / 8);
    const across = [1, 2, 3].map((at) => (at * width) / 4);
    return [
      ...along.flatMap((x) => [svg`<circle class="pearl" cx=${x} cy=${-out} r="11"></circle>`, svg`<circle class="pearl" cx=${x} cy=${width + out} r="11"></circle>`]),
      ...across.flatMap((y) => [svg`<circle class="pearl" cx=${-out} cy=${y} r="11"></circle>`, svg`<circle class="pearl" cx=${length + out} cy=${y} r="11"></circle>`]),
    ];
  }

  /** Zones with what they hold, and where a ball in hand may lie. */
  private areas(table: Table): SVGTemplateResult[] {
    const { zones } = this.match.now;
    const drawn = table.zones.map(({ name, points }) => {
      const [cx, cy] = [0, 1].map((at) => points.reduce((sum, point) => sum + point[at]!, 0) / points.length) as [number, number];
      const anchor = name.startsWith("a");
      return svg`<polygon class="zone ${zones[name] ? "held" : ""}" points=${this.path(points)}></polygon>${anchor ? "" : svg`<text class="zone-name" x=${cx * MM} y=${this.flip(cy) + 24}>${zones[name] ?? name}</text>`}`;
    });
    const { hand, task } = this.match.now;
    const lit = hand ? [svg`<polygon class="hand" points=${this.path(hand.shape)}></polygon>`] : [];
    return [...drawn, ...this.rings(table, task?.markers ?? []), ...lit];
  }

  /** The circles of what is asked, as much of them as lies on the bed. */
  private rings(table: Table, markers: readonly Marker[]): SVGTemplateResult[] {
    if (markers.length === 0) return [];
    const rings = markers.map(({ at: [x, y], radius }) => svg`<circle class="zone marker" cx=${x * MM} cy=${this.flip(y)} r=${radius * MM} clip-path="url(#bed)"></circle>`);
    return [svg`<clipPath id="bed"><rect x="0" y="0" width=${table.length * MM} height=${table.width * MM}></rect></clipPath>`, ...rings];
  }

  private path(points: readonly (readonly [number, number])[]): string {
    return points.map(([x, y]) => `${x * MM},${this.flip(y)}`).join(" ");
  }

  private marks(table: Table): SVGTemplateResult[] {
    const house = table.pockets ? [svg`<line class="chalk" x1=${table.length * 250} x2=${table.length * 250} y1="0" y2=${table.width * MM}></line>`] : [];
    const spots = table.spots.map(([x, y]) => svg`<circle class="spot" cx=${x * MM} cy=${this.flip(y)} r="10"></circle>`);
    return [...house, ...spots, ...(table.pockets ? this.holes(table) : [])];
  }

  private holes(table: Table): SVGTemplateResult[] {
    const xs = [[-18, 0], [(table.length * MM) / 2, 26], [table.length * MM + 18, 0]] as const;
    return xs.flatMap(([x, out]) => [-18 - out, table.width * MM + 18 + out].map((y) => svg`<circle class="hole" cx=${x} cy=${y} r="52"></circle>`));
  }

  private pins(): SVGTemplateResult[] {
    return Object.entries(this.match.now.pins).map(([pin, [x, y]]) => svg`<circle class="pin ${pin === "kc" ? "king" : ""}" cx=${x * MM} cy=${this.flip(y)} r="16"></circle>`);
  }

  private balls(table: Table): SVGTemplateResult[] {
    const known = Object.entries(this.match.now.position).map(([ball, [x, y]]) => this.ball(table, { ball, x, y }));
    const lying = [...known, ...spotted(this.match).map((spot) => svg`<g class="spotted">${this.ball(table, spot)}</g>`)];
    if (!this.placing) return lying;
    const { x, y } = this.placing;
    return [...lying, this.ball(table, this.placing), svg`<circle class="ring" cx=${x * MM} cy=${this.flip(y)} r=${table.radius * MM + 18}></circle>`];
  }

  private ball(table: Table, { ball, x, y }: Spot): SVGTemplateResult {
    const [cx, cy, r] = [x * MM, this.flip(y), Math.max(table.radius * MM, 34)];
    const fill = `var(${STATES[ball] ?? "--ball-ivory"})`;
    const mark = { Y: svg`<circle cx=${cx} cy=${cy - 15} r="5" fill="var(--ball-mark-y)"></circle><circle cx=${cx - 13} cy=${cy + 9} r="5" fill="var(--ball-mark-y)"></circle><circle cx=${cx + 13} cy=${cy + 9} r="5" fill="var(--ball-mark-y)"></circle>`,
      R: svg`<circle cx=${cx} cy=${cy} r="15" fill="none" stroke="var(--ball-mark-r)" stroke-width="5"></circle>`,
      C: svg`<circle cx=${cx} cy=${cy} r="15" fill="none" stroke="#5a1216" stroke-width="6"></circle>` }[ball];
    return svg`<ellipse class="shade" cx=${cx + 5} cy=${cy + 9} rx=${r} ry=${r}></ellipse><circle cx=${cx} cy=${cy} r=${r} fill=${fill} stroke="rgb(0 0 0 / .35)" stroke-width="2"></circle>${mark ?? (/^\d/.test(ball) ? svg`<text class="number" x=${cx} y=${cy + 13}>${ball}</text>` : "")}`;
  }

  private told(): string {
    const known = Object.entries(this.match.now.position).map(([ball, [x, y]]) => ({ ball, x, y }));
    const lying = [...known, ...spotted(this.match)].map(({ ball, x, y }) =>
      this.say("table-lies", { ball: sentence(this.say("ball", { ball })), x: String(Math.round(x * MM)), y: String(Math.round(y * MM)) }));
    return `${this.say("table-drawing")}: ${lying.join("; ") || this.say("table-empty")}`;
  }
}

/** Balls that the last ruling put on a spot, as long as nothing else is known of them. */
export function spotted(match: Match): Spot[] {
  const moves = match.steps.at(-1)?.moves ?? [];
  return moves.flatMap((move) => {
    const [, ball = "", mark = ""] = /^(?:spot|lay) (\w+)(?: spot([123]))?/.exec(move) ?? [];
    const spot = match.game.table.spots[Number(mark || (match.game.table.pockets ? 3 : 0)) - 1];
    return ball && spot && !(ball in match.now.position) ? [{ ball, x: spot[0], y: spot[1] }] : [];
  });
}

/** Whether there is anything to see on the table: a figure, a ball in hand, zones that hold balls, balls put back. */
export const worthSeeing = (match: Match): boolean => match.now.task !== null || match.now.hand !== null || Object.keys(match.now.zones).length > 0 || spotted(match).length > 0;

/** The place on the bed that a pointer shows, in metres. */
export function pointed(view: SVGSVGElement, table: Table, event: { clientX: number; clientY: number }): [number, number] {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(view.getScreenCTM()?.inverse());
  return [at.x / MM, table.width - at.y / MM];
}
