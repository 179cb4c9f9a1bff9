// The sheet: every inning of every side, as it is signed after a match.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { who } from "./names.ts";
import { shown } from "./points.ts";
import { Piece } from "./piece.ts";
import type { Column, Match, Sheet, Side } from "./types.ts";

@customElement("ab-sheet")
export class InningsSheet extends Piece {
  @property({ attribute: false }) match!: Match;

  protected override render(): TemplateResult {
    return html`${this.match.sheets.toReversed().map((sheet) => this.game(sheet))}`;
  }

  private game(sheet: Sheet): TemplateResult {
    const sides = this.match.now.sides;
    const rows = Math.max(0, ...sides.map((side) => sheet.sides[side]?.innings.length ?? 0));
    return html`${this.match.sheets.length > 1 ? html`<h3>${this.say("game-number", { game: sheet.game })}</h3>` : nothing}
      <table class="innings"><thead><tr><th scope="col">${this.say("sheet-inning").replace(/\s*\{.*$/, "")}</th>${sides.map((side) => html`<th scope="col" colspan="2">${who(this.match, side)}</th>`)}</tr></thead>
      <tbody>${Array.from({ length: rows }, (_, at) => html`<tr><th scope="row">${at + 1}</th>${sides.map((side) => this.cell(sheet.sides[side], at))}</tr>`)}</tbody>
      <tfoot>${this.foot("sheet-given", sides, (side) => String(sheet.sides[side]?.given ?? 0), sides.some((side) => (sheet.sides[side]?.given ?? 0) !== 0))}
        ${this.foot("sheet-total", sides, (side) => shown(this.total(sheet.sides[side]?.points ?? 0)), true)}
        ${this.foot("average", sides, (side) => sheet.sides[side]?.average ?? "–", !this.match.game.shelf)}
        ${this.foot("high-run", sides, (side) => String(sheet.sides[side]?.high ?? 0), true)}</tfoot></table>`;
  }

  private foot(key: string, sides: Side[], value: (side: Side) => string, drawn: boolean): TemplateResult | typeof nothing {
    if (!drawn) return nothing;
    return html`<tr><th scope="row">${this.say(key)}</th>${sides.map((side) => html`<td colspan="2"><b>${value(side)}</b></td>`)}</tr>`;
  }

  /** The score after so many points: added up, or written off. */
  private total(points: number): number {
    return this.match.game.countdown ? this.match.format.target - points : points;
  }

  private cell(column: Column | undefined, at: number): TemplateResult {
    const made = column?.innings[at];
    if (!column || made === undefined) return html`<td></td><td></td>`;
    const total = this.total(column.innings.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
    return html`<td class="${made ? "" : "zero"} ${made && made === column.high ? "high" : ""}">${made ? shown(made) : "·"}</td><td class="total">${shown(total)}</td>`;
  }
}
