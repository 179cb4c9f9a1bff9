// The desk of one match: the board, what happened, the ruling, and everything that was.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "./correction.ts";
import "./duty-panel.ts";
import "./history-list.ts";
import "./innings-sheet.ts";
import { Keeper } from "./keeper.ts";
import { pressed } from "./keyboard.ts";
import { brokenWords, errorWords, gameName } from "./names.ts";
import "./over-panel.ts";
import "./picker.ts";
import { Piece } from "./piece.ts";
import "./question.ts";
import "./ruling-card.ts";
import { spokenFormat } from "./formats.ts";
import "./score-board.ts";
import "./shot-clock.ts";
import { limitOf } from "./shot-clock.ts";
import { brand, sign } from "./signs.ts";
import { speech } from "./speech.ts";
import { worthSeeing } from "./table-view.ts";
import "./tap-board.ts";
import "./task-card.ts";
import type { Open } from "./tap-board.ts";
import { fill, full, pots, sure } from "./taps.ts";
import "./typed-line.ts";
import "./waiting-list.ts";
import type { Entry, Match, Tap } from "./types.ts";

const TABS = ["history", "sheet", "table"] as const;
export type Tab = (typeof TABS)[number];

@customElement("ab-desk")
export class Desk extends Piece {
  @property({ attribute: false }) name = "";
  /** The match is only watched again. */
  @property({ attribute: false }) watching = false;
  @state() private sheet: Open = null;
  @state() private picking: Tap | null = null;
  @state() private anyway = false;
  @state() private correcting: Entry | null = null;
  @state() private tab: Tab = "history";
  private chosen = false;
  private keeper!: Keeper;
  private count = -1;
  private turns = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
  }

  override disconnectedCallback(): void {
    removeEventListener("keydown", this.keys);
    this.keeper?.close();
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("name")) return;
    this.keeper?.close();
    this.keeper = new Keeper(this.name);
    this.keeper.addEventListener("change", () => this.moved());
    this.keeper.open();
  }

  /** The match moved on: what was open for the situation before is closed. */
  private moved(): void {
    const { match, waiting } = this.keeper;
    this.dataset["waiting"] = String(waiting.length);
    this.turns += 1;
    if (match && this.watching && this.keeper.upto === undefined && this.total > 0) return void this.keeper.show(0);
    if (match && match.count !== this.count) {
      this.count = match.count;
      [this.sheet, this.picking, this.anyway] = [null, null, false];
      this.turnToTable(worthSeeing(match) && match.now.duties[0]?.do !== "place");
    }
    this.requestUpdate();
  }

  /** The table comes up by itself where positions matter, and goes when they no longer do; a tab pressed stays. */
  private turnToTable(worth: boolean): void {
    if (this.chosen) return;
    if (worth) this.tab = "table";
    else if (this.tab === "table") this.tab = "history";
  }

  private choose(tab: Tab): void {
    [this.tab, this.chosen] = [tab, true];
  }

  protected override render(): TemplateResult {
    const { match } = this.keeper;
    if (!match) return html`<main class="page" id="content">${this.keeper.error ? html`<p class="bad">${errorWords(this.keeper.error)}</p><a class="btn" href="#/">${this.say("back")}</a>` : nothing}</main>`;
    return html`${this.bar(match)}
      <main class="desk" id="content">
        <h1 class="vh">${this.say("desk-title")}: ${gameName(match.game.id)}</h1>
        <ab-board .match=${match}></ab-board>
        <div class="action" @do=${(event: CustomEvent<string>) => this.act(event.detail, this.picking?.id)} @tap=${(event: CustomEvent<Tap>) => this.tapped(event.detail)}
          @sheet=${(event: CustomEvent<Open>) => this.opened(event.detail)} @pick-end=${() => (this.picking = null)} @anyway=${() => (this.anyway = true)}
          @correct=${(event: CustomEvent<Entry>) => (this.correcting = event.detail)} @place=${this.placed}>
          ${this.trouble(match)}${this.watching ? this.steps(match) : this.action(match)}</div>
        <div class="right"><ab-ruling .match=${match}></ab-ruling>${this.papers(match)}</div>
      </main>
      ${this.correcting ? html`<ab-correction .keeper=${this.keeper} .entry=${this.correcting} @correct=${() => (this.correcting = null)}></ab-correction>` : nothing}`;
  }

  private bar(match: Match): TemplateResult {
    const { now, format, game } = match;
    const inning = Math.max(1, ...Object.values(now.innings));
    const where = format.of > 1 ? this.say("game-number", { game: now.game }) : game.table.pockets || game.length_in === "figures" ? "" : this.say("inning", { inning });
    return html`<header class="bar"><a class="brand" href="#/" aria-label=${this.say("back")}>${brand}</a>
      <p class="what"><b>${gameName(game.id)}</b> <span class="wide">${spokenFormat(format, speech.say, game.length_in)}</span> <b>${where}</b>
        ${now.extra ? html`<em class="chip ask">${this.say("shoot-out", { score: Object.values(now.extra).join(" : ") })}</em>` : nothing}</p>
      <span class="grow"></span>
      ${this.kept()}
      ${this.watching ? nothing : html`<a class="btn quiet" href="table.html#match=${encodeURIComponent(this.name)}" title=${this.say("open-match-table")}>${sign("table")}<span class="roomy">${this.say("open-match-table")}</span></a>`}
      <a class="btn quiet" href="api/matches/${encodeURIComponent(this.name)}/record" download>${sign("save")}<span class="roomy">${this.say("save")}</span></a>
</header>`;
  }

  private kept(): TemplateResult {
    const { waiting, offline } = this.keeper;
    if (waiting.length > 0 || offline) return html`<span class="chip warn" role="status">${sign("wait")}${this.say("waiting", { count: waiting.length })}</span>`;
    return html`<span class="chip good" role="status">${sign("tick")}${this.say("saved")}</span>`;
  }

  private trouble(match: Match): TemplateResult {
    if (match.broken)
      return html`<p class="trouble bad" role="alert">${sign("bad")}<span>${brokenWords(match.broken)} ${this.say("broken-kept", { count: match.count })} ${match.broken.writable ? "" : this.say("broken-readonly")}</span></p>`;
    return html`<ab-waiting .keeper=${this.keeper} .turn=${this.turns}></ab-waiting>`;
  }

  private action(match: Match): TemplateResult {
    const { now } = match;
    const clock = limitOf(match) !== null && now.over === null ? html`<ab-clock .match=${match}></ab-clock>` : nothing;
    return html`<ab-task .match=${match}></ab-task>${this.panel(match)}${clock}${this.picking || this.sheet ? nothing : html`<ab-line .keeper=${this.keeper}></ab-line>`}`;
  }

  private panel(match: Match): TemplateResult {
    const { now } = match;
    if (this.picking) return html`<ab-picker .match=${match} .tap=${this.picking} .later=${this.later}></ab-picker>`;
    if (this.later && this.keeper.waiting.length > 0) return html`<ab-taps .match=${match} .open=${this.sheet}></ab-taps>`;
    if (now.needs) return html`<ab-question .match=${match}></ab-question>`;
    if (now.over !== null) return html`<ab-over .match=${match}></ab-over>`;
    if (now.duties.length > 0 && !this.anyway) return html`<ab-duties .match=${match}></ab-duties>`;
    return html`<ab-taps .match=${match} .open=${this.sheet}></ab-taps>`;
  }

  /** A finished match, or one watched again: step through it. */
  private steps(match: Match): TemplateResult {
    const total = this.total;
    const go = (to: number): void => void this.keeper.show(Math.max(0, Math.min(total, to)));
    const button = (key: string, to: number, mark: string, id: string): TemplateResult =>
      html`<button class="btn" data-key=${id} aria-label=${this.say(key)} title=${this.say(key)} @click=${() => go(to)}>${mark}</button>`;
    return html`<section class="steps" aria-label=${this.say("watch")}>
      ${button("step-first", 0, "⏮", "first")}${button("step-back", match.count - 1, "◀", "back")}
      <p>${this.say("step-of", { step: match.count, count: total })}</p>
      ${button("step-on", match.count + 1, "▶", "on")}${button("step-last", total, "⏭", "last")}</section>`;
  }

  private known = 0;
  private get total(): number {
    return (this.known = Math.max(this.known, this.keeper.match?.count ?? 0));
  }

  private papers(match: Match): TemplateResult {
    return html`<section class="papers"><div class="tabs" role="tablist">${TABS.map(
        (tab) => html`<button role="tab" id="tab-${tab}" aria-controls="paper" aria-selected=${tab === this.tab} tabindex=${tab === this.tab ? 0 : -1} class="tab"
          @click=${() => this.choose(tab)} @keydown=${this.turn}>${this.say(tab === "table" ? "table-drawing" : tab)}</button>`)}</div>
      <div class="paper" id="paper" role="tabpanel" aria-labelledby="tab-${this.tab}" tabindex="0" @correct=${(event: CustomEvent<Entry>) => (this.correcting = event.detail)} @undo-to=${this.undoTo}>
        ${this.tab === "history" ? html`<ab-history .match=${match} .fixed=${this.watching}></ab-history>` : this.tab === "sheet" ? html`<ab-sheet .match=${match}></ab-sheet>` : html`<ab-table .match=${match}></ab-table>`}
      </div></section>`;
  }

  private readonly turn = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    this.choose(TABS[(TABS.indexOf(this.tab) + step + TABS.length) % TABS.length]!);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`#tab-${this.tab}`)?.focus());
  };

  /** The server does not answer: what is entered waits, and means what it means once it is sent. */
  private get later(): boolean {
    return this.keeper.offline;
  }

  /** One line at a time: what a button says depends on where the match stands, so it waits for the answer, if there is any. */
  private act(line: string, tap: string | null = null): void {
    const { waiting } = this.keeper;
    if (waiting.length > 0 && !this.later) return;
    if (waiting.length > 0 && line === "undo") this.keeper.dropLast();
    else void this.keeper.do(line, tap);
  }

  private tapped(tap: Tap): void {
    const { match } = this.keeper;
    if (!match) return;
    this.sheet = null;
    const line = fill(tap.line, sure(tap.line, match.game, match.now));
    if (full(line) && (match.now.calls.length > 0 || !pots(tap.line))) this.act(this.later ? tap.line : line, tap.id);
    else this.picking = tap;
    if (this.picking) void this.updateComplete.then(() => this.querySelector<HTMLElement>(".picker .pick, .picker .record")?.focus());
  }

  private opened(sheet: Open): void {
    const before = this.sheet;
    this.sheet = sheet;
    const focus = sheet ? ".sheet .grid button" : `[data-key=${before}]`;
    void this.updateComplete.then(async () => {
      await this.querySelector<Piece>("ab-taps")?.updateComplete;
      this.querySelector<HTMLElement>(focus)?.focus();
    });
  }

  private readonly placed = (event: CustomEvent<{ by: string; ball: string; point: string }>): void => {
    const { by, ball, point } = event.detail;
    this.act(`${by}: place ${ball} ${point}`);
  };

  /** Undo, again and again, until that action is taken back. */
  private readonly undoTo = (event: CustomEvent<Entry>): void => {
    const later = this.keeper.match?.steps.filter((entry) => entry.stands && entry.n >= event.detail.n).length ?? 0;
    if (later > 0) void this.keeper.do(Array.from({ length: later }, () => "undo").join(" ; "));
  };

  private readonly keys = (event: KeyboardEvent): void => {
    const key = pressed(event);
    if (!key || document.querySelector("dialog[open]")) return;
    if (key === "line") {
      event.preventDefault();
      this.querySelector<HTMLElement>("#typed-line")?.focus();
    } else if (TABS.includes(key as Tab)) this.choose(key as Tab);
    else {
      const button = this.querySelector<HTMLButtonElement>(`.action [data-${/^\d$/.test(key) ? "number" : "key"}="${key}"]:not(:disabled)`);
      if (!button) return;
      event.preventDefault();
      button.click();
    }
  };
}
