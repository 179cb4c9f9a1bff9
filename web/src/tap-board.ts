// What a scorer taps: score and end large, fouls and other acts in sheets that rise over the buttons, never over the score.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { entryWords, offerWords, short, who } from "./names.ts";
import { Piece } from "./piece.ts";
import { walk } from "./rows.ts";
import { sign } from "./signs.ts";
import { fitting } from "./taps.ts";
import type { Match, Tap } from "./types.ts";

export type Open = null | "foul" | "act";

@customElement("ab-taps")
export class TapBoard extends Piece {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) open: Open = null;

  protected override render(): TemplateResult {
    return this.open ? this.sheet(this.open) : this.buttons();
  }

  private taps(kind: Tap["kind"]): Tap[] {
    return fitting(this.match.game.taps, this.match.now).filter((tap) => tap.kind === kind);
  }

  /** Ways to end a turn besides the first: one has a button of its own, several stand in the sheet. */
  private get ends(): Tap[] {
    return this.taps("end").slice(1);
  }

  private buttons(): TemplateResult {
    const score = this.taps("score");
    const end = this.taps("end");
    return html`<section class="taps" aria-label=${this.say("what-happened")}>
      ${this.offers()}
      <div class="main">
        <div class="scores" style="--columns: ${score.length > 3 ? Math.ceil(score.length / 2) : score.length}">${score.map((tap, at) => html`<button class="btn plus" data-key=${at === 0 ? "score" : nothing} @click=${() => this.tap(tap)}>${this.label(tap)}</button>`)}</div>
        ${end.slice(0, 1).map((tap) => html`<button class="btn end" data-key="end" @click=${() => this.tap(tap)}>${this.label(tap)}${this.follows()}</button>`)}
      </div>
      <div class="side">
        ${this.undo()}
        ${(this.ends.length === 1 ? this.ends : []).map((tap) => html`<button class="btn" @click=${() => this.tap(tap)}>${this.label(tap)}</button>`)}
        ${this.taps("foul").length ? html`<button class="btn" data-key="foul" @click=${() => this.tell("sheet", "foul")}>${sign("bad")}<span>${this.say("foul")}</span></button>` : nothing}
        ${this.acts().length ? html`<button class="btn" data-key="act" @click=${() => this.tell("sheet", "act")}>${sign("more")}<span>${this.say("other-acts")}</span></button>` : nothing}
      </div></section>`;
  }

  /** What the law lets the striker choose without asking him to. */
  private offers(): TemplateResult | typeof nothing {
    const { offers } = this.match.now.options;
    if (offers.length === 0) return nothing;
    return html`<div class="offers"><span class="cap">${this.say("may-choose")}</span>${offers.map(
      (offer) => html`<button class="btn" @click=${() => this.tell("do", `choose ${offer}`)}>${offerWords(this.match, offer)}</button>`)}</div>`;
  }

  private label(tap: Tap): TemplateResult {
    const key = `tap-${tap.id}`;
    const large = this.say(`${key}-sign`);
    const shown = large === `${key}-sign` ? nothing : html`<b class="large" aria-hidden="true">${large}</b>`;
    return html`${shown}<span class="${shown === nothing ? "" : "under"}">${this.say(key)}</span>`;
  }

  private follows(): TemplateResult | typeof nothing {
    const { sides, striker, task } = this.match.now;
    const again = task !== null && task.attempt < task.attempts;
    const next = again ? striker : sides[(sides.indexOf(striker) + 1) % sides.length]!;
    return html`<small>${this.say("plays-next", { who: short(this.match, next) })}</small>`;
  }

  private undo(): TemplateResult {
    const last = this.match.steps.findLast((entry) => entry.stands);
    const what = last ? this.say("undo-what", { who: short(this.match, last.by), what: entryWords(this.match, last) }) : this.say("undo-nothing");
    return html`<button class="btn" data-key="undo" ?disabled=${!last} @click=${() => this.tell("do", "undo")}>${sign("undo")}<span>${this.say("undo")}<small>${what}</small></span></button>`;
  }

  private sheet(kind: "foul" | "act"): TemplateResult {
    const head = kind === "foul" ? this.say("foul-of", { who: who(this.match, this.match.now.striker) }) : this.say("other-acts");
    return html`<section class="sheet" aria-label=${head}><header><h2>${head}</h2><button class="btn" data-key="close" @click=${() => this.tell("sheet", null)}>${this.say("cancel")}</button></header>
      <div class="grid" @keydown=${walk}>${(kind === "act" ? this.acts() : this.taps(kind)).map((tap, at) => html`<button class="btn" data-number=${at + 1} @click=${() => this.tap(tap)}>
        ${this.label(tap)}${at < 9 ? html`<kbd>${at + 1}</kbd>` : nothing}</button>`)}</div></section>`;
  }

  private acts(): Tap[] {
    return [...(this.ends.length > 1 ? this.ends : []), ...this.taps("act")];
  }

  private tap(tap: Tap): void {
    this.tell("tap", tap);
  }
}
