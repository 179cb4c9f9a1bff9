// Picking what a tap leaves open: balls, pockets, zones, pins. Everything on one sheet, one press each.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { ofGame } from "./names.ts";
import { Piece, sentence } from "./piece.ts";
import { walk } from "./rows.ts";
import { ballSign } from "./signs.ts";
import { asked, candidates, certain, fill, full, pots, several, slots, sure, type Picks, type Slot } from "./taps.ts";
import type { Match, Tap } from "./types.ts";

@customElement("ab-picker")
export class Picker extends Piece {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) tap!: Tap;
  /** It stands in a duty's place: no way out but the answer. */
  @property({ attribute: false }) fixed = false;
  /** What is certain is filled in when the line is sent, for the match may stand elsewhere by then. */
  @property({ attribute: false }) later = false;
  @state() private picks: Picks = { more: [] };
  @state() private more: { ball?: string } | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("tap")) this.begin();
  }

  /** What the rules or the call make likely is picked beforehand; a press changes it. */
  private begin(): void {
    const { game, now } = this.match;
    this.more = null;
    this.picks = sure(this.tap.line, game, now);
    for (const slot of asked(this.tap.line, game, now).filter((one) => this.picks[one] === undefined)) {
      const pick = several(slot) ? "" : this.usual(slot, candidates(slot, game, now, this.picks, this.tap.line));
      if (pick !== undefined) this.picks = { ...this.picks, [slot]: pick };
    }
  }

  /** Where balls are all alike any of them will do, so the first stands for it; a numbered game asks. */
  private usual(slot: Slot, possible: string[]): string | undefined {
    if (this.single) return undefined;
    const alike = this.match.game.shelf === "count" && this.match.game.cue_balls.length === 0 && this.match.now.options.may_call.length === 0;
    return alike && slot !== "zone" ? possible[0] : possible.length === 1 ? possible[0] : undefined;
  }

  /** One place to fill with one thing: a press is enough. */
  private get single(): boolean {
    const [slot, ...more] = asked(this.tap.line, this.match.game, this.match.now);
    return slot !== undefined && more.length === 0 && !several(slot) && !pots(this.tap.line);
  }

  protected override render(): TemplateResult {
    const { game, now } = this.match;
    const line = fill(this.tap.line, this.picks);
    return html`<section class="sheet picker" aria-label=${this.say(`tap-${this.tap.id}`)}>
      <header>${this.fixed ? nothing : html`<h2>${this.say(`tap-${this.tap.id}`)}</h2>`}<code class="mono">${line.replaceAll(/\{[a-z:]+\}/g, "…")}</code><span class="grow"></span>
        ${this.single ? nothing : html`<button class="btn record ${this.tap.kind === "score" ? "plus" : "primary"}" data-key="score" ?disabled=${!full(line)} @click=${() => this.record(line)}>${this.say(this.fixed ? `tap-${this.tap.id}` : "record-it")}</button>`}
        ${this.fixed ? nothing : html`<button class="btn" data-key="close" @click=${() => this.tell("pick-end")}>${this.say("cancel")}</button>`}</header>
      <div class="places">${asked(this.tap.line, game, now).map((slot) => this.place(slot))}${this.further()}</div>
    </section>`;
  }

  private record(line: string): void {
    this.tell("do", this.later ? this.byHand : line);
    this.tell("pick-end");
  }

  /** The line with only what was picked. */
  private get byHand(): string {
    const { own, other, ...picks } = this.picks;
    const sure = certain(this.match.game, this.match.now);
    return fill(this.tap.line, { ...picks, ...(own && !sure.own ? { own } : {}), ...(other && !sure.other ? { other } : {}) });
  }

  private place(slot: Slot): TemplateResult {
    const head = ofGame(this.match, `pick-${slot.replace(":", "-")}`);
    const options = candidates(slot, this.match.game, this.match.now, this.picks, this.tap.line);
    return html`<div class="place ${slot === "pocket" ? "pockets" : ""}" role="group" aria-label=${head}><h3>${head}</h3>
      <div class="options" @keydown=${walk}>${options.map((one) => this.option(slot, one))}</div></div>`;
  }

  private option(slot: Slot, one: string): TemplateResult {
    const chosen = (this.picks[slot] ?? "").split(",").includes(one);
    return html`<button class="pick" aria-pressed=${chosen} aria-label=${this.named(slot, one)} @click=${() => this.pick(slot, one)}>${this.drawn(slot, one)}</button>`;
  }

  private pick(slot: Slot, one: string): void {
    const before = (this.picks[slot] ?? "").split(",").filter(Boolean);
    const value = !several(slot) ? one : before.includes(one) ? before.filter((other) => other !== one).join(",") : [...before, one].join(",");
    const picks: Picks = { ...this.picks, [slot]: value };
    for (const later of slots(this.tap.line).slice(slots(this.tap.line).indexOf(slot) + 1)) {
      const taken = picks[later];
      const left = candidates(later, this.match.game, this.match.now, picks, this.tap.line);
      if (taken && !several(later) && !left.includes(taken)) Object.assign(picks, { [later]: this.usual(later, left) });
    }
    this.picks = picks;
    if (this.single) this.record(fill(this.tap.line, picks));
  }

  private named(slot: Slot, one: string): string {
    if (slot === "pocket") return sentence(this.say("pocket", { pocket: one }));
    if (slot === "zone") return one;
    if (slot === "half") return this.say(`half-${one}`);
    return sentence(slot.endsWith(":pins") ? this.say("pin", { pin: one }) : this.say("ball", { ball: one }));
  }

  private drawn(slot: Slot, one: string): TemplateResult | string {
    if (slot === "pocket") return html`<i class="hole"></i>`;
    if (slot === "zone" || slot === "half" || slot.endsWith(":pins")) return this.named(slot, one);
    return ballSign(one);
  }

  /** Several balls may fall in one stroke: a ball, then its pocket. */
  private further(): TemplateResult | typeof nothing {
    if (!pots(this.tap.line)) return nothing;
    const { game, now } = this.match;
    const gone = [this.picks.own, this.picks.ball, this.picks.other, ...this.picks.more.map(({ ball }) => ball)];
    const left = game.balls.filter((ball) => !now.absent.includes(ball) && !gone.includes(ball));
    if (this.more === null)
      return html`<div class="place"><button class="btn small" @click=${() => (this.more = {})}>${this.say("more-fell")}</button>
        ${this.picks.more.map(({ ball, pocket }) => html`<span class="chip">${ballSign(ball)} ${pocket}</span>`)}</div>`;
    const { ball } = this.more;
    return html`<div class="place ${ball ? "pockets" : ""}" role="group" aria-label=${this.say("more-fell")}><h3>${this.say(ball ? "pick-pocket" : "more-fell")}</h3>
      <div class="options" @keydown=${walk}>${ball
        ? candidates("pocket", game, now, this.picks, this.tap.line).map((pocket) => html`<button class="pick" aria-label=${this.named("pocket", pocket)} @click=${() => this.fell(ball, pocket)}><i class="hole"></i></button>`)
        : left.map((one) => html`<button class="pick" aria-label=${this.named("ball", one)} @click=${() => (this.more = { ball: one })}>${ballSign(one)}</button>`)}</div></div>`;
  }

  private fell(ball: string, pocket: string): void {
    this.picks = { ...this.picks, more: [...this.picks.more, { ball, pocket }] };
    this.more = null;
  }
}
