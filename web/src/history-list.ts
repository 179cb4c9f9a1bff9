// Everything that was done, the latest first: its ruling, what was taken back, what was corrected.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { signed } from "./points.ts";
import { entryWords, scoreWords, short } from "./names.ts";
import { Piece } from "./piece.ts";
import { walk } from "./rows.ts";
import { sign, toneOf } from "./signs.ts";
import type { Entry, Match } from "./types.ts";

const PAGE = 40; // entries drawn at first; the rest on demand

@customElement("ab-history")
export class HistoryList extends Piece {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) fixed = false;
  @state() private shown = PAGE;

  protected override render(): TemplateResult {
    const { steps } = this.match;
    if (steps.length === 0) return html`<p class="cap">${this.say("history-empty")}</p>`;
    const latest = steps.toReversed().slice(0, this.shown);
    return html`<ol class="history" reversed @keydown=${walk}>${latest.map((entry) => this.entry(entry))}</ol>
      ${steps.length > this.shown ? html`<button class="btn quiet" @click=${() => (this.shown += PAGE)}>…</button>` : nothing}`;
  }

  private entry(entry: Entry): TemplateResult {
    const gone = !entry.stands && entry.kind !== "undo" && entry.kind !== "correct";
    const tone = entry.call === "done" || entry.kind === "undo" ? "calm" : toneOf(entry.call);
    const points = entry.kind === "stroke" || entry.kind === "act" ? Object.values(entry.awards).find((made) => made !== 0) ?? 0 : 0;
    return html`<li class="${gone ? "gone" : ""}" data-n=${entry.n}>
      <span class="n">${entry.n}</span><span class="${tone}">${sign(tone)}</span>
      <span class="what"><b>${entryWords(this.match, entry)}</b> ${points ? html`<b>${signed(points)}</b>` : nothing} <span class="cap">${short(this.match, entry.by)}</span>
        ${entry.unfit ? html`<em class="chip warn">${this.say("unfit")}</em>` : nothing}${gone ? html`<em class="chip">${this.say("undone")}</em>` : nothing}
        ${entry.kind === "stroke" || entry.kind === "correct" ? html`<code class="mono">${entry.does}</code>` : nothing}
        ${entry.was ? html`<span class="cap">${this.say("was", { line: entry.was })}</span>` : nothing}</span>
      <span class="score">${scoreWords(entry.score)}</span>
      ${entry.stands && !this.fixed ? this.buttons(entry) : nothing}</li>`;
  }

  private buttons(entry: Entry): TemplateResult {
    return html`<span class="do"><button class="btn quiet icon" title=${this.say("correct")} aria-label=${this.say("correct-title", { number: entry.n })} @click=${() => this.tell("correct", entry)}>${sign("pen")}</button>
      <button class="btn quiet icon" title=${this.say("undo-to")} aria-label="${this.say("undo-to")} (${entry.n})" @click=${() => this.tell("undo-to", entry)}>${sign("undo")}</button></span>`;
  }
}
