// What went wrong, calmly; what waits to be sent; and, where somebody must decide, what to do with it.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Keeper } from "./keeper.ts";
import { errorWords } from "./names.ts";
import { Piece } from "./piece.ts";
import { sign } from "./signs.ts";

@customElement("ab-waiting")
export class WaitingList extends Piece {
  @property({ attribute: false }) keeper!: Keeper;
  /** How often the keeper changed: a reason to draw anew. */
  @property({ attribute: false }) turn = 0;

  protected override render(): TemplateResult | typeof nothing {
    const { error, held, offline } = this.keeper;
    const wrong = held ?? error;
    if (!wrong) return nothing;
    return html`<section class="trouble ${offline ? "warn" : "bad"}" aria-label=${this.say("waiting-label")}>
      <p role="alert">${sign(offline ? "wait" : "bad")}<span>${held?.kind === "stale" ? this.say("error-held") : errorWords(wrong)}</span></p>
      ${this.entries()}
      ${held ? this.decisions(held.kind) : html`<button class="btn quiet" @click=${() => this.keeper.forget()}>${this.say("close")}</button>`}</section>`;
  }

  private entries(): TemplateResult | typeof nothing {
    const { waiting } = this.keeper;
    if (waiting.length === 0) return nothing;
    return html`<ol class="waits">${waiting.map(({ tap, do: line }) => html`<li class="chip">${tap ? this.say(`tap-${tap}`) : html`<code class="mono">${line}</code>`}</li>`)}</ol>`;
  }

  private decisions(kind: string): TemplateResult {
    return html`<div class="decide">
      ${kind === "stale"
        ? html`<button class="btn" @click=${() => this.keeper.sendAnyway()}>${this.say("send-anyway")}</button>`
        : html`<button class="btn" @click=${() => this.keeper.dropFirst()}>${this.say("drop-first")}</button>`}
      <button class="btn" @click=${() => this.keeper.dropAll()}>${this.say("drop-all")}</button></div>`;
  }
}
