// The clock of strokes, where a match has one. It runs on this page; its signals are acts of the clock in the record.
import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Piece } from "./piece.ts";
import type { Match } from "./types.ts";

const TICK = 100; // ms

/** The seconds a stroke has here; nothing where no clock runs. */
export const limitOf = (match: Match): number | null => match.now.clock.limit ?? match.format.seconds ?? match.game.clock.limit;

@customElement("ab-clock")
export class ShotClock extends Piece {
  @property({ attribute: false }) match!: Match;
  @state() private left = 0;
  @state() private running = false;
  private seen = -1;
  private used = 0;
  private until = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("match")) return;
    const strokes = this.match.steps.filter((entry) => entry.kind === "stroke" && entry.stands).length;
    const used = this.match.now.clock.used.reduce((sum, one) => sum + one, 0);
    if (strokes !== this.seen) this.reset();
    else if (used > this.used) this.extend();
    [this.seen, this.used] = [strokes, used];
  }

  override disconnectedCallback(): void {
    clearInterval(this.timer);
    super.disconnectedCallback();
  }

  private reset(): void {
    this.left = limitOf(this.match) ?? 0;
    this.until = Date.now() + this.left * 1000;
  }

  /** One more extension was taken; a clock that had run out runs again. */
  private extend(): void {
    const out = this.left === 0;
    this.left += this.match.game.clock.extension ?? limitOf(this.match) ?? 0;
    this.until = Date.now() + this.left * 1000;
    if (out && !this.running) this.toggle();
  }

  protected override render(): TemplateResult {
    const limit = limitOf(this.match) ?? 1;
    const low = this.left <= this.match.game.clock.warn_at;
    return html`<div class="clock ${low ? "low" : ""}" role="timer" aria-label="${Math.ceil(this.left)} ${this.say("seconds")}">
      <b>${Math.ceil(this.left)}</b><span class="cap">${this.say("seconds")}</span>
      <div class="meter"><i style="width:${Math.min(100, (this.left / limit) * 100)}%"></i></div>
      <button class="btn" data-key="clock" @click=${() => this.toggle()}>${this.say(this.running ? "clock-stop" : "clock-start")}</button></div>`;
  }

  private toggle(): void {
    this.running = !this.running;
    clearInterval(this.timer);
    if (!this.running) return;
    this.until = Date.now() + this.left * 1000;
    this.timer = setInterval(() => this.tick(), TICK);
  }

  private tick(): void {
    const before = this.left;
    this.left = Math.max(0, (this.until - Date.now()) / 1000);
    const { warn_at } = this.match.game.clock;
    if (before > warn_at && this.left <= warn_at) this.tell("do", "clock: warn");
    if (this.left > 0) return;
    this.toggle();
    this.tell("do", "clock: expired");
  }
}
