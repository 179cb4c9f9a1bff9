// What must be done before the next stroke: buttons in their order. Choices look alike, and none can be dismissed.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { dutyWords, offerWords, short } from "./names.ts";
import { Piece } from "./piece.ts";
import { walk } from "./rows.ts";
import { sign } from "./signs.ts";
import "./picker.ts";
import "./placing.ts";
import type { Duty, Match, Tap } from "./types.ts";

@customElement("ab-duties")
export class DutyPanel extends Piece {
  @property({ attribute: false }) match!: Match;

  private tap: Tap | undefined;

  protected override render(): TemplateResult {
    const { now } = this.match;
    const [duty, ...rest] = now.duties;
    if (!duty) return html``;
    return html`<section class="sheet duties" aria-label=${this.say("do-now")}>
      <header><h2><span class="ask">${sign("ask")}</span>${duty.do === "lag" ? this.say("who-begins") : dutyWords(this.match, duty)}</h2>
        <p class="cap">${rest.map((one) => this.say("then-also", { duty: dutyWords(this.match, one) })).join(" · ")}</p>
        ${duty.do !== "lag" && (duty.implied || duty.lapses) ? html`<button class="btn quiet" data-key="anyway" @click=${() => this.tell("anyway")}>${this.say("strike-anyway")}</button>` : nothing}
        ${this.undo()}</header>
      ${this.answers(duty)}
    </section>`;
  }

  private answers(duty: Duty): TemplateResult {
    switch (duty.do) {
      case "lag":
        return this.lag();
      case "place":
        return html`<ab-placing .match=${this.match} .by=${duty.by}></ab-placing>`;
      case "take":
        return this.picker({ id: "take", line: `${duty.by}: take {ball}`, kind: "act" });
      case "call":
        return this.picker({ id: "call", line: `${duty.by}: call ?{ball}@{pocket}`, kind: "act" });
      default:
        return this.grid(duty.of.map((offer) => [offerWords(this.match, offer), () => this.tell("do", `${duty.by}: choose ${offer}`)]));
    }
  }

  private lag(): TemplateResult {
    const { sides } = this.match.now;
    return this.grid(sides.map((side) => [this.say("begins", { who: short(this.match, side) }), () => this.tell("do", `referee: start ${side}`)]));
  }

  private picker(tap: Tap): TemplateResult {
    if (this.tap?.line !== tap.line) this.tap = tap;
    return html`<ab-picker .match=${this.match} .tap=${this.tap} .fixed=${true}></ab-picker>`;
  }

  private grid(answers: [string, () => void][]): TemplateResult {
    return html`<div class="grid" style="--columns: ${answers.length === 4 ? 2 : Math.min(3, answers.length)}" @keydown=${walk}>${answers.map(
      ([label, act], at) => html`<button class="btn choice" data-number=${at + 1} @click=${act}><span>${label}</span><kbd>${at + 1}</kbd></button>`)}</div>`;
  }

  private undo(): TemplateResult | typeof nothing {
    if (!this.match.steps.some((entry) => entry.stands)) return nothing;
    return html`<button class="btn" data-key="undo" @click=${() => this.tell("do", "undo")}>${sign("undo")}<span>${this.say("undo")}</span></button>`;
  }
}
