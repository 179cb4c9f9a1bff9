// The score, large: who plays, points, run or shelf, averages. Read at two metres.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { who } from "./names.ts";
import { shown } from "./points.ts";
import { Piece } from "./piece.ts";
import { shelfOf } from "./shelf.ts";
import { ballSign } from "./signs.ts";
import type { Column, Match, Side } from "./types.ts";

const SHOWN = 6; // innings on the board

@customElement("ab-board")
export class ScoreBoard extends Piece {
  @property({ attribute: false }) match!: Match;

  protected override render(): TemplateResult {
    const { sides } = this.match.now;
    return html`<div class="players of-${sides.length}">${sides.map((side) => this.player(side))}</div>`;
  }

  private player(side: Side): TemplateResult {
    const { now } = this.match;
    const on = now.over === null && now.phase !== "lag" && now.striker === side;
    const score = now.extra?.[side] ?? now.score[side] ?? 0;
    return html`<article class="player ${on ? "on" : ""}" data-side=${side}>
      <h2 class="name">${this.own(side)}<span>${who(this.match, side)}</span></h2>
      <p class="state">${on ? html`<em class="chip live">${this.say("at-table")}</em>` : nothing}${this.marks(side)}</p>
      <div class="big"><div class="points" data-digits=${String(score).length} aria-label=${this.say("score-label", { who: who(this.match, side), score })}>${shown(score)}</div>
        <dl class="facts">${this.facts(side, on)}</dl></div>
      <div class="last">${this.below(side)}</div>
    </article>`;
  }

  private below(side: Side): TemplateResult {
    const { shelf } = this.match.game;
    return shelf === "count" ? this.shelf(side) : shelf === "balls" ? this.balls(side) : this.innings(side);
  }

  private own(side: Side): TemplateResult | typeof nothing {
    const { own, sides } = this.match.now;
    const ball = own[side];
    return ball && new Set(Object.values(own)).size === sides.length ? ballSign(ball) : nothing;
  }

  private marks(side: Side): (TemplateResult | typeof nothing)[] {
    const { now, format } = this.match;
    const owed = now.owes[side] ?? 0;
    return [
      format.of > 1 ? html`<em class="chip">${this.say("games-won", { won: now.won[side] ?? 0 })}</em>` : nothing,
      owed > 0 ? html`<em class="chip bad">${this.say("owes", { count: owed })}</em>` : nothing,
      now.equaliser === side ? html`<em class="chip ask">${this.say("equalising")}</em>` : nothing,
    ];
  }

  private facts(side: Side, on: boolean): TemplateResult {
    const { now, format } = this.match;
    const column = this.column(side);
    if (this.match.game.length_in === "figures") return this.attempts(side);
    const run = on ? now.run : (column?.innings.at(-1) ?? 0);
    const score = now.score[side] ?? 0;
    const left = Math.max(0, this.match.game.countdown ? score : format.target - score);
    return html`<div class="run"><dd>${shown(run)}</dd><dt>${this.say(on ? "run" : this.match.game.table.pockets ? "last-turn" : "last-inning")}</dt></div>
      <div><dd>${left}</dd><dt>${this.say("to-go")}</dt></div>`;
  }

  /** Of figures the attempts count, which rank equals: side by side, as the game keeps them. */
  private attempts(side: Side): TemplateResult {
    const { now } = this.match;
    const used = String(now.state["attempts"] ?? "").split(":")[now.sides.indexOf(side)] || "0";
    return html`<div class="run"><dd>${used}</dd><dt>${this.say("attempts-used")}</dt></div>
      <div><dd>${now.innings[side] ?? 0}</dd><dt>${this.say("figures-begun")}</dt></div>`;
  }

  private column(side: Side): Column | undefined {
    return this.match.sheets.at(-1)?.sides[side];
  }

  private innings(side: Side): TemplateResult {
    const column = this.column(side);
    if (!column) return html``;
    const high = Math.max(0, column.high);
    return html`<span class="row" aria-hidden="true">${column.innings.slice(-SHOWN).map(
        (made) => html`<i class="${made ? "" : "zero"} ${made && made === high ? "high" : ""}">${made ? shown(made) : "·"}</i>`)}</span>
      <span class="means">${this.match.game.table.pockets || this.match.game.length_in === "figures" ? nothing : html`${this.say("average")} <b>${column.average ?? "–"}</b> · `}${this.match.game.length_in === "figures" ? nothing : html`${this.say("high-run")} <b>${high}</b>`}</span>`;
  }

  private shelf(side: Side): TemplateResult {
    const { now, format } = this.match;
    const count = now.shelf[side] ?? 0;
    const target = Math.max(count, Math.min(format.target, 8));
    const fresh = now.striker === side ? now.run : 0;
    const slots = Array.from({ length: target }, (_, at) =>
      at < count ? html`<i class="ball n ${at >= count - fresh ? "new" : ""}"></i>` : html`<i class="ball slot"></i>`);
    return html`<div class="shelf" role="img" aria-label=${this.say("shelf-of", { count, target })}>${slots}</div>`;
  }

  /** Balls that count their numbers: each stands there with its own. */
  private balls(side: Side): TemplateResult {
    const { balls, fresh, given, lost } = shelfOf(this.match, side);
    const told = balls.map((ball) => this.say("ball", { ball })).join(", ");
    return html`<div class="shelf numbered" role="img" aria-label=${this.say("shelf-balls", { count: balls.length, balls: told })}>${balls.map((ball) => ballSign(ball, fresh.has(ball) ? "new" : ""))}</div>
      <span class="means">${given ? this.say("from-fouls", { points: given }) : nothing}${given && lost ? " · " : nothing}${lost ? this.say("lost-by-fouls", { points: lost }) : nothing}</span>`;
  }
}
