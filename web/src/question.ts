// What only a person can tell, asked as a question: each answer corrects the stroke, and it is ruled.
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Piece, sentence } from "./piece.ts";
import { walk } from "./rows.ts";
import { sign } from "./signs.ts";
import "./placing.ts";
import { withRemark, withRest } from "./taps.ts";
import type { Entry, Match } from "./types.ts";

type Answer = [label: string, line: string];

@customElement("ab-question")
export class Question extends Piece {
  @property({ attribute: false }) match!: Match;

  protected override render(): TemplateResult {
    const entry = this.match.steps.findLast((one) => one.stands && one.needs);
    if (!entry) return html``;
    const needs = entry.needs ?? "";
    const ball = /^position of ([WYRC]|\d+)$/.exec(needs)?.[1];
    const head = this.head(needs, ball);
    return html`<section class="sheet duties" aria-label=${head}><header><h2><span class="ask">${sign("ask")}</span>${head}</h2>
      <button class="btn" data-key="undo" @click=${() => this.tell("do", "undo")}>${sign("undo")}<span>${this.say("undo")}</span></button></header>
      ${ball ? html`<ab-placing .match=${this.match} .ball=${ball} @place=${(event: CustomEvent<{ point: string }>) => this.rest(event, entry, ball)}></ab-placing>` : this.answers(entry, this.known(entry, needs))}</section>`;
  }

  private head(needs: string, ball: string | undefined): string {
    if (ball) return this.say("needs-position", { ball: sentence(this.say("ball", { ball })) });
    const key = /^position of .*before/.test(needs) ? "needs-both-before" : needs.startsWith("position of") ? "needs-both" : `needs-${needs.replaceAll(" ", "-")}`;
    const said = this.say(key);
    return said === key ? this.say("needs", { what: needs }) : said;
  }

  /** The answers that can be told as a button. */
  private known(entry: Entry, needs: string): Answer[] {
    const correct = `correct ${entry.n} = `;
    if (needs === "manner") return ["manner-ok", "manner-bad"].map((word) => [sentence(this.say(`remark-${word}`)), correct + withRemark(entry.does, `#${word}`)]);
    if (!needs.startsWith("position of")) return [];
    const zones = this.match.game.table.zones.map((zone) => zone.name).filter((name) => !name.startsWith("a"));
    const places: [string, string][] = [[this.say("both-free"), "none"], ...zones.map((zone): [string, string] => [zone, zone])];
    const before = needs.endsWith("before the stroke");
    return places.map(([label, zone]) => [label, before ? `undo ; referee: arrange both=${zone} ; ${entry.by}: ${entry.does}` : correct + withRest(entry.does, `both=${zone}`)]);
  }

  private answers(entry: Entry, answers: Answer[]): TemplateResult {
    return html`<div class="grid" style="--columns: ${answers.length > 4 ? 5 : 2}" @keydown=${walk}>${answers.map(([label, line], at) => html`<button class="btn choice" data-number=${at + 1} @click=${() => this.tell("do", line)}>
        <span>${label}</span>${at < 9 ? html`<kbd>${at + 1}</kbd>` : ""}</button>`)}
      <button class="btn" @click=${() => this.tell("correct", entry)}><span>${this.say("needs-edit")}</span></button></div>`;
  }

  private rest(event: CustomEvent<{ point: string }>, entry: Entry, ball: string): void {
    event.stopPropagation();
    this.tell("do", `correct ${entry.n} = ${withRest(entry.does, `${ball}=${event.detail.point}`)}`);
  }
}
