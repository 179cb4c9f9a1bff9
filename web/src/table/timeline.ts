// The time line of a stroke: play, stop, slow, step from event to event, with a mark for everything that happened.
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Piece } from "../piece.ts";
import type { Mark } from "./film.ts";
import type { Reel } from "./reel.ts";

const TOLD = new Set(["b", "c", "j", "p", "n", "o"]);

@customElement("ab-timeline")
export class TimeLine extends Piece {
  @property({ attribute: false }) reel!: Reel;
  private readonly moved = (): void => this.requestUpdate();

  protected override willUpdate(): void {
    this.reel.addEventListener("change", this.moved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.reel.removeEventListener("change", this.moved);
  }

  protected override render(): TemplateResult {
    const { reel } = this;
    const { dur } = reel.film;
    const label = this.say(reel.playing ? "table-stop" : "table-watch");
    return html`<div class="timeline">
      <button class="btn icon" aria-label=${label} title=${label} @click=${() => (reel.playing ? reel.stop() : reel.play())}>
        ${reel.playing ? "❚❚" : "▶"}
      </button>
      <button class="btn icon" aria-label=${this.say("table-before")} @click=${() => reel.jump(-1)}>‹</button>
      <div class="track">
        <input type="range" min="0" max=${dur} step="0.01" .value=${String(reel.time)} aria-label=${this.say("table-time")} @input=${this.seek} />
        <div class="marks" aria-hidden="true">${this.film.filter(([, kind]) => TOLD.has(kind)).map((mark) => this.mark(mark))}</div>
      </div>
      <button class="btn icon" aria-label=${this.say("table-after")} @click=${() => reel.jump(1)}>›</button>
      <span class="cap">${reel.time.toFixed(2)} / ${dur.toFixed(2)}</span>
      <button class="btn quiet" aria-pressed=${reel.rate !== 1} @click=${() => reel.slow()}>${this.say("table-rate", { rate: reel.rate })}</button>
    </div>`;
  }

  private get film(): readonly Mark[] {
    return this.reel.film.ev;
  }

  private mark([time, kind]: Mark): TemplateResult {
    return html`<i class="mark ${kind}" style="left:${((100 * time) / this.reel.film.dur).toFixed(2)}%"></i>`;
  }

  private seek = (event: Event): void => {
    this.reel.stop();
    this.reel.seek(Number((event.target as HTMLInputElement).value));
  };

}
