// The end of a match: take the last action back, watch it again, or begin another.
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Piece } from "./piece.ts";
import { sign } from "./signs.ts";
import type { Match } from "./types.ts";

@customElement("ab-over")
export class OverPanel extends Piece {
  @property({ attribute: false }) match!: Match;

  protected override render(): TemplateResult {
    return html`<section class="taps over" aria-label=${this.say("match-over")}><div class="side">
      <button class="btn" data-key="undo" @click=${() => this.tell("do", "undo")}>${sign("undo")}<span>${this.say("undo")}</span></button>
      <a class="btn" href="#/watch/${encodeURIComponent(this.match.name)}"><span>${this.say("watch")}</span></a>
      <a class="btn primary" href="#/"><span>${this.say("new-match")}</span></a></div></section>`;
  }
}
