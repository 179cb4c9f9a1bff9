// The ruling as a referee speaks: call and points, why, article on demand, who plays, and last what was seen.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { signed } from "./points.ts";
import { dutyWords, entryWords, moveWords, overWords, short, who } from "./names.ts";
import { Piece, sentence } from "./piece.ts";
import { called, seen, type Row, type Thing } from "./seen.ts";
import { ballSign, sign, toneOf } from "./signs.ts";
import { speech } from "./speech.ts";
import type { Article, Entry, Match, Side } from "./types.ts";

@customElement("ab-ruling")
export class RulingCard extends Piece {
  @property({ attribute: false }) match!: Match;

  protected override render(): TemplateResult {
    const last = this.match.steps.at(-1);
    return html`<section class="ruling" aria-labelledby="ruling-head">
      <div aria-live="polite" aria-atomic="true" class="said">
        <h2 class="vh" id="ruling-head">${this.say("ruling")}</h2>
        ${last ? this.call(last) : html`<p class="why">${this.say("no-ruling")}</p>`}
        ${this.next()}
      </div>
      ${last ? this.seen(last) : nothing}
    </section>`;
  }

  private call(entry: Entry): TemplateResult {
    const calm = entry.kind === "undo" || entry.call === "done";
    const tone = calm ? "calm" : toneOf(entry.call);
    const word = entry.kind === "undo" || entry.call === "done" ? entryWords(this.match, entry) : this.say(entry.call ? `call-${entry.call}` : "call-needs");
    const articles = entry.articles.map((key) => this.match.articles[key]).filter((one) => one !== undefined);
    return html`<div class="call ${tone}">${sign(tone)}<p class="word">${word}</p><p class="worth">${this.worth(entry)}</p></div>
      <p class="by cap">${entry.kind === "correct" ? entryWords(this.match, entry) : who(this.match, entry.by)}${this.others(entry).map((one) => html` · <b>${one}</b>`)}</p>
      ${entry.needs ? html`<p class="why">${this.say("needs", { what: entry.needs })}</p>` : nothing}
      ${[...new Set(articles.map((article) => speech.of(article.gist)))].map((gist) => html`<p class="why">${gist}</p>`)}
      ${articles.length ? this.articles(articles) : nothing}
      ${entry.moves.map((move) => html`<p class="move">${sign("warn")}<span>${moveWords(this.match, move)}</span></p>`)}`;
  }

  /** The striker's own points stand large, those of others beside their names. */
  private worth(entry: Entry): string {
    return entry.kind === "undo" || entry.kind === "correct" ? "" : signed(entry.awards[entry.by as Side] ?? 0);
  }

  private others(entry: Entry): string[] {
    if (entry.kind === "undo" || entry.kind === "correct") return [];
    const made = Object.entries(entry.awards).filter(([side, points]) => side !== entry.by && points !== 0);
    return made.map(([side, points]) => `${short(this.match, side)} ${signed(points)}`);
  }

  private articles(articles: Article[]): TemplateResult {
    const first = articles[0]!;
    return html`<details class="articles"><summary>${this.say("article", { number: first.number })}${articles.length > 1 ? ` +${articles.length - 1}` : ""}</summary>
      <ul>${articles.map((one) => html`<li><b>${one.number}</b> ${speech.of(one.gist)} <span class="cap">${speech.of(one.book)}</span></li>`)}</ul></details>`;
  }

  private next(): TemplateResult {
    const { now } = this.match;
    if (now.over !== null) return html`<div class="next"><h3>${this.say("match-over")}</h3><p class="line">${overWords(this.match, now.over)}</p></div>`;
    const [duty] = now.duties;
    const key = now.phase === "opening" ? "breaks-next" : now.run > 0 ? "plays-on" : "plays-next";
    const ball = now.options.cue_balls.length === 1 ? ballSign(now.options.cue_balls[0]!) : nothing;
    return html`<div class="next"><h3>${this.say(now.closed ? "game-over" : "next")}</h3>
      <p class="line">${duty ? html`<span class="ask">${sign("ask")}</span>${dutyWords(this.match, duty)}` : html`${ball}${this.say(key, { who: short(this.match, now.striker) })}`}</p>
      ${this.notes().map((note) => html`<p class="cap">${note}</p>`)}</div>`;
  }

  private notes(): string[] {
    const { now } = this.match;
    const notes: string[] = [];
    if (now.hand !== null) notes.push(this.say("in-hand", { where: this.say(`hand-${now.hand.where}`) }));
    if (now.calls.length > 0) notes.push(this.say("called-now", { call: now.calls.map((call) => called(speech.say, call)).join(", ") }));
    if (now.options.announce.length > 0) notes.push(now.options.announce.map((word) => this.say(`announce-${word}`)).join(", "));
    if (now.frozen.length > 0) notes.push(this.say("frozen-now", { contacts: now.frozen.join(", ") }));
    return notes;
  }

  private seen(entry: Entry): TemplateResult | typeof nothing {
    const told = entry.kind === "stroke" || entry.does.startsWith("lag ");
    if (!told) return nothing;
    return html`<div class="saw"><h3>${this.say("saw")}</h3><ol>${seen(entry.does).map((row) => this.row(row))}</ol></div>`;
  }

  private row(row: Row): TemplateResult {
    return html`<li><span class="things" aria-hidden="true">${row.things.map(thingSign)}</span><span>${sentence(row.text(speech.say))}</span>${row.count ? html`<b class="count">${row.count}</b>` : nothing}</li>`;
  }
}

function thingSign(thing: Thing): TemplateResult {
  if (thing.kind === "ball") return ballSign(thing.code);
  return html`<i class="tag ${thing.kind}">${thing.code}</i>`;
}
