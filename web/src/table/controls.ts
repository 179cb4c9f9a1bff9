// What the player sets: where on the ball, how steep, how hard, whither. Then he plays.
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Piece } from "../piece.ts";
import { LIMITS, harder, raised, tipped, turned, type Shot } from "./shot.ts";
import "./tip.ts";

@customElement("ab-controls")
export class Controls extends Piece {
  @property({ attribute: false }) shot!: Shot;
  /** Degrees that a level cue would have. */
  @property({ type: Number }) least = 0;
  @property({ type: Boolean }) busy = false;

  protected override render(): TemplateResult {
    return html`<section class="controls" aria-label=${this.say("table-controls")}>
      <div class="set-tip">
        <ab-tip .side=${this.shot.side} .top=${this.shot.top} @tip=${this.tip}></ab-tip>
        <button class="btn quiet" @click=${() => this.set(tipped(this.shot, 0, 0))}>${this.say("table-centre")}</button>
      </div>
      ${this.slider("table-elevation", this.shot.elevation ?? this.least, 0, LIMITS.elevation[1], 0.5, "°", (value) => ({ ...this.shot, elevation: value }))}
      ${this.slider("table-strength", this.shot.speed, ...LIMITS.speed, 0.1, "m/s", (value) => ({ ...this.shot, speed: value }))}
      <div class="set">
        <span class="cap" id="direction">${this.say("table-direction")}</span>
        <div class="stepper" role="group" aria-labelledby="direction">
          <button class="btn icon" aria-label=${this.say("table-left")} @click=${(event: MouseEvent) => this.set(turned(this.shot, event.shiftKey ? 0.01 : 0.1))}>↺</button>
          <input type="number" step="0.1" aria-labelledby="direction" .value=${this.shot.heading.toFixed(2)} @change=${this.head} />
          <button class="btn icon" aria-label=${this.say("table-right")} @click=${(event: MouseEvent) => this.set(turned(this.shot, event.shiftKey ? -0.01 : -0.1))}>↻</button>
        </div>
      </div>
      <button class="play" ?disabled=${this.busy} @click=${() => this.tell("play")}>${this.say("table-play")} <kbd>${this.say("key-space")}</kbd></button>
    </section>`;
  }

  private slider(key: string, value: number, low: number, high: number, step: number, unit: string, change: (value: number) => Shot): TemplateResult {
    return html`<label class="set">
      <span class="cap">${this.say(key)} <b>${value.toFixed(1)}</b> ${unit}</span>
      <input type="range" min=${low} max=${high} step=${step} .value=${String(value)} @input=${(event: Event) => this.set(change(Number((event.target as HTMLInputElement).value)))} />
    </label>`;
  }

  private set(shot: Shot): void {
    this.tell("shot", shot);
  }

  private tip = (event: CustomEvent<[number, number]>): void => {
    event.stopPropagation();
    this.set(tipped(this.shot, ...event.detail));
  };

  private head = (event: Event): void => {
    const heading = Number((event.target as HTMLInputElement).value);
    if (Number.isFinite(heading)) this.set(turned({ ...this.shot, heading: 0 }, heading));
  };
}

type Change = (shot: Shot, fine: boolean) => Shot;

/** The keys that change a shot; the arrows move a ball in hand instead, where one is. */
export const KEYS: Record<string, Change> = {
  ArrowLeft: (shot, fine) => turned(shot, fine ? 0.01 : 0.1),
  ArrowRight: (shot, fine) => turned(shot, fine ? -0.01 : -0.1),
  ArrowUp: (shot, fine) => harder(shot, fine ? 0.01 : 0.1),
  ArrowDown: (shot, fine) => harder(shot, fine ? -0.01 : -0.1),
  w: (shot, fine) => tipped(shot, shot.side, shot.top + (fine ? 0.01 : 0.05)),
  s: (shot, fine) => tipped(shot, shot.side, shot.top - (fine ? 0.01 : 0.05)),
  a: (shot, fine) => tipped(shot, shot.side - (fine ? 0.01 : 0.05), shot.top),
  d: (shot, fine) => tipped(shot, shot.side + (fine ? 0.01 : 0.05), shot.top),
  e: (shot, fine) => raised(shot, fine ? 0.1 : 1),
  q: (shot, fine) => raised(shot, fine ? -0.1 : -1),
};
