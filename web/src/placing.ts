// Placing a ball by hand: press the table, drag, or move with the arrows. Only places that the law allows are taken.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Piece, sentence } from "./piece.ts";
import { ballSign } from "./signs.ts";
import { walk } from "./rows.ts";
import { bedRoom, laid, middle, tidy, type Spot } from "./laying.ts";
import { pointed } from "./table-view.ts";
import type { Match, Room } from "./types.ts";

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
  @state() private at: Spot | null = null;
  private dragging = false;

  private get placed(): string | null {
    const { cue_balls } = this.match.now.options;
    return this.ball ?? this.picked ?? (cue_balls.length === 1 ? cue_balls[0]! : this.match.game.balls.includes("C") ? "C" : null);
  }

  /** A ball in hand lies where the law has it; any other wherever there is room. */
  private get room(): Room {
    const { table } = this.match.game;
    return (this.ball === null && this.match.now.hand?.room) || bedRoom(table);
  }

  private get where(): Spot {
    return this.at ?? this.free(middle(this.room));
  }

  private free(wished: Spot): Spot {
    const others = Object.entries(this.match.now.position).filter(([ball]) => ball !== this.placed);
    const at = laid(wished, this.room, others.map(([, spot]) => spot), this.match.game.table.radius);
    return tidy(at, this.room);
  }

  protected override render(): TemplateResult {
    const { where, placed } = this;
    const [x, y] = where.map((metres) => Math.round(metres * 1000));
    return html`<div class="placing">
      <div class="stage" tabindex="0" role="application" aria-label=${this.say("place-help")} @pointerdown=${this.press} @pointermove=${this.drag} @pointerup=${this.drop} @pointercancel=${this.drop} @keydown=${this.keys}>
        <ab-table .match=${this.match} .placing=${placed ? { ball: placed, x: where[0], y: where[1] } : null}></ab-table></div>
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
    this.dragging = true;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.drag(event);
  };

  private readonly drag = (event: PointerEvent): void => {
    const view = this.querySelector<SVGSVGElement>("svg.table");
    if (view && this.dragging) this.at = this.free(pointed(view, this.match.game.table, event));
  };

  private readonly drop = (): void => void (this.dragging = false);

  private readonly keys = (event: KeyboardEvent): void => {
    if (event.key === "Enter") {
      event.stopPropagation();
      return this.done();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? FINE : COARSE;
    this.at = this.free([this.where[0] + step[0] * size, this.where[1] + step[1] * size]);
  };

  private readonly done = (): void => {
    if (this.placed) this.tell("place", { by: this.by, ball: this.placed, point: this.where.join(",") });
  };
}
