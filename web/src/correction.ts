// Correcting an old action: its line is edited, tried, and only then saved. The record keeps what it was.
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Keeper } from "./keeper.ts";
import { who } from "./names.ts";
import { Piece } from "./piece.ts";
import "./typed-line.ts";
import type { Entry } from "./types.ts";

@customElement("ab-correction")
export class Correction extends Piece {
  @property({ attribute: false }) keeper!: Keeper;
  @property({ attribute: false }) entry!: Entry;

  protected override firstUpdated(): void {
    this.querySelector("dialog")?.showModal();
    const input = this.querySelector("input");
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }

  protected override render(): TemplateResult {
    const { entry, keeper } = this;
    const head = this.say("correct-title", { number: entry.n });
    return html`<dialog class="dialog" aria-label=${head} @close=${() => this.tell("correct", null)}>
      <header><h2>${head}</h2><button class="btn quiet" @click=${() => this.shut()}>${this.say("close")}</button></header>
      <p class="cap">${keeper.match ? who(keeper.match, entry.by) : ""}</p>
      <ab-line .keeper=${keeper} .lead=${`correct ${entry.n} = `} .start=${entry.does} .label=${this.say("line-label")} .button=${this.say("correct-save")} @entered=${() => this.shut()}></ab-line>
    </dialog>`;
  }

  private shut(): void {
    this.querySelector("dialog")?.close();
  }
}
