// What only a person can tell, asked as a question: each answer corrects the stroke, and it is ruled.
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Piece, sentence } from "./piece.ts";
import { walk } from "./rows.ts";
import { sign } from "./signs.ts";
import "./placing.ts";
import { withRemark, withRest } from "./taps.ts";
import type { Entry, Match } from "./types.ts";

@customElement("ab-question")
export class Question extends Piece {
  @property({ attribute: false }) match!: Match;

  protected override render(): TemplateResult {
    const entry = this.match.steps.findLast((one) => one.stands && one.needs);
    if (!entry) return html``;
    const needs = entry.needs ?? "";
    const ball = /^position of (\w+)$/.exec(needs)?.[1];
    const head = needs === "manner" ? this.say("needs-manner") : ball ? this.say("needs-position", { ball: sentence(this.say("ball", { ball })) }) : this.say("needs", { what: needs });
    return html`<section class="sheet duties" aria-label=${head}><header><h2><span class="ask">${sign("ask")}</span>${head}</h2>
      <button class="btn" data-key="undo" @click=${() => this.tell("do", "undo")}>${sign("undo")}<span>${this.say("undo")}</span></button></header>
      ${ball ? html`<ab-placing .match=${this.match} .ball=${ball} @place=${(event: CustomEvent<{ point: string }>) => this.rest(event, entry, ball)}></ab-placing>` : this.answers(entry, needs)}</section>`;
  }

  private answers(entry: Entry, needs: string): TemplateResult {
    const remarks = needs === "manner" ? ["manner-ok", "manner-bad"] : [];
    return html`<div class="grid" @keydown=${walk}>${remarks.map((remark, at) => html`<button class="btn choice" data-number=${at + 1} @click=${() => this.answer(entry, withRemark(entry.does, `#${remark}`))}>
        <span>${sentence(this.say(`remark-${remark}`))}</span><kbd>${at + 1}</kbd></button>`)}
      <button class="btn" data-number=${remarks.length + 1} @click=${() => this.tell("correct", entry)}><span>${this.say("needs-edit")}</span><kbd>${remarks.length + 1}</kbd></button></div>`;
  }

  private rest(event: CustomEvent<{ point: string }>, entry: Entry, ball: string): void {
    event.stopPropagation();
    this.answer(entry, withRest(entry.does, `${ball}=${event.detail.point}`));
  }

  private answer(entry: Entry, line: string): void {
    this.tell("do", `correct ${entry.n} = ${line}`);
  }
}
