// Placing a ball by hand: press the table, or move with the arrows.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Piece, sentence } from "./piece.ts";
import { ballSign } from "./signs.ts";
import { walk } from "./rows.ts";
import { kept, pointed } from "./table-view.ts";
import type { Match } from "./types.ts";

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const COARSE = 0.01; // m
const FINE = 0.001;

@customElement("ab-placing")
export class Placing extends Piece {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) by = "";
  /** Which ball; nothing asks. */
  @property({ attribute: false }) ball: string | null = null;
  @state() private picked: string | null = null;
  @state() private at: { x: number; y: number } | null = null;

  private get placed(): string | null {
    const { cue_balls } = this.match.now.options;
    return this.ball ?? this.picked ?? (cue_balls.length === 1 ? cue_balls[0]! : this.match.game.balls.includes("C") ? "C" : null);
  }

  private get where(): { x: number; y: number } {
    const { table } = this.match.game;
    const { hand } = this.match.now;
    const middle = { house: 1 / 8, rear: 7 / 8, upper: 3 / 4 }[hand ?? ""] ?? 1 / 4; // a ball on the house line is outside
    return this.at ?? kept(table, table.length * middle, table.width / 2);
  }

  protected override render(): TemplateResult {
    const { where, placed } = this;
    const [x, y] = [Math.round(where.x * 1000), Math.round(where.y * 1000)];
    return html`<div class="placing">
      <div class="stage" tabindex="0" role="application" aria-label=${this.say("place-help")} @pointerdown=${this.press} @keydown=${this.keys}>
        <ab-table .match=${this.match} .placing=${placed ? { ball: placed, ...where } : null} .area=${this.match.now.hand}></ab-table></div>
      <div class="tools"><p class="cap">${this.say("place-help")}</p>
        ${this.ball === null && this.match.now.options.cue_balls.length !== 1 && this.match.game.balls.length > 3 ? this.choice() : nothing}
        <button class="btn primary" data-number="1" ?disabled=${!placed} @click=${this.done}><span aria-live="polite">${placed ? html`${sentence(this.say("ball", { ball: placed }))} · ` : nothing}${this.say("place-here", { x: String(x), y: String(y) })}</span></button></div>
    </div>`;
  }

  private choice(): TemplateResult {
    const lying = this.match.game.balls.filter((ball) => !(ball in this.match.now.position));
    return html`<div class="options" role="group" aria-label=${this.say("pick-ball")} @keydown=${walk}>${lying.map(
      (ball) => html`<button class="pick small" aria-pressed=${ball === this.placed} aria-label=${sentence(this.say("ball", { ball }))} @click=${() => (this.picked = ball)}>${ballSign(ball)}</button>`)}</div>`;
  }

  private readonly press = (event: PointerEvent): void => {
    const view = this.querySelector<SVGSVGElement>("svg.table");
    if (view) this.at = pointed(view, this.match.game.table, event);
  };

  private readonly keys = (event: KeyboardEvent): void => {
    if (event.key === "Enter") {
      event.stopPropagation();
      return this.done();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? FINE : COARSE;
    this.at = kept(this.match.game.table, this.where.x + step[0] * size, this.where.y + step[1] * size);
  };

  private readonly done = (): void => {
    if (this.placed) this.tell("place", { by: this.by, ball: this.placed, point: `${this.where.x},${this.where.y}` });
  };
}
