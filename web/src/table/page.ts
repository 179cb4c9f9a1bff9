// The page of the table: aim, play, watch, and hear the ruling. It knows no physics: it shows what is held, and hands on.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { ask } from "../api.ts";
import { Piece } from "../piece.ts";
import { brand } from "../signs.ts";
import { who } from "../names.ts";
import type { Game, Marker, Match, Solution, Tap } from "../types.ts";
import { choose, sight, type Sight } from "./able.ts";
import { isPin, type Thing } from "./balls.ts";
import { Held } from "./held.ts";
import { pressed } from "./keymap.ts";
import { Pace } from "./pace.ts";
import type { Reel } from "./reel.ts";
import type { Trace } from "./sight.ts";
import { turned, type Shot } from "./shot.ts";
import { address } from "./where.ts";
import "./account.ts";
import "./canvas.ts";
import "./controls.ts";
import "./timeline.ts";
import "../duty-panel.ts";
import "../picker.ts";
import "../ruling-card.ts";
import "../task-card.ts";

@customElement("ab-hall")
export class TablePage extends Piece {
  @state() private games: Game[] = [];
  @state() private solid = false;
  @state() private asked: Tap | null = null;
  private readonly held = new Held();
  /** A device too slow for three dimensions gets the table from above. */
  private readonly pace = new Pace();

  override connectedCallback(): void {
    super.connectedCallback();
    this.held.addEventListener("change", this.changed);
    addEventListener("keydown", this.key);
    addEventListener("hashchange", this.came);
    void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.held.removeEventListener("change", this.changed);
    removeEventListener("keydown", this.key);
    removeEventListener("hashchange", this.came);
  }

  private readonly came = (): void => void this.held.come();

  private readonly key = (event: KeyboardEvent): void => {
    if (pressed(event, this.held, () => void this.turnView())) event.preventDefault();
  };

  private readonly changed = (): void => {
    if (!this.held.reel?.playing) this.pace.rest();
    else if (this.solid && this.pace.slow(performance.now())) void this.view("flat");
    this.requestUpdate();
  };

  private async begin(): Promise<void> {
    await this.held.trying(async () => void (this.games = (await ask<Game[]>("games")) ?? []));
    await this.view(sight());
    await this.held.load();
    document.documentElement.dataset["ready"] = "1";
  }

  private async view(to: Sight = this.solid ? "flat" : "solid"): Promise<void> {
    if (to === "solid") await import("./solid.ts");
    this.solid = to === "solid";
  }

  private async turnView(): Promise<void> {
    await this.view();
    choose(this.solid ? "solid" : "flat");
  }

  private get things(): Thing[] {
    if (this.held.reel) return this.held.reel.things;
    return Object.entries({ ...this.held.match?.now.pins, ...this.held.places }).map(([name, [x, y]]) => ({ name, x, y }));
  }

  private get markers(): readonly Marker[] {
    return this.held.match?.now.task?.markers ?? [];
  }

  private get fallen(): ReadonlySet<string> {
    const time = this.held.reel?.time ?? 0;
    const down = this.held.reel?.film.ev.filter(([at, kind]) => kind === "n" && at <= time).map(([, , what]) => String(what)) ?? [];
    return new Set(down.filter(isPin));
  }

  private get traces(): Trace[] {
    const { reel } = this.held;
    if (!reel) return [];
    const cue = this.struck(reel);
    return reel.film.bodies.map((_, body) => ({ points: reel.player.path(body, 0, reel.time), cue: body === cue })).filter(({ points }) => points.length > 1);
  }

  /** The stroke is being watched for the first time: nobody is told yet what it was worth. */
  private get rolling(): boolean {
    return this.held.reel !== null && !this.held.reel.seen;
  }

  private struck(reel: Reel): number {
    const strike = reel.film.ev.find(([, kind]) => kind === "s");
    return reel.film.bodies.indexOf(String(strike?.[2] ?? ""));
  }

  protected override render(): TemplateResult {
    if (!this.held.match) return html`<p class="loading" role="status">${this.held.trouble || this.say("table-loading")}</p>`;
    return html`${this.head(this.held.match)}
      <div class="hall">
        <section class="bed">
          ${this.picture(this.held.match)} ${this.held.reel ? html`<ab-timeline .reel=${this.held.reel}></ab-timeline>` : nothing}
          ${this.held.trouble ? html`<p class="trouble" role="alert">${this.held.trouble}</p>` : nothing}
          ${this.held.shot && !this.held.match.now.over
            ? html`<ab-controls .shot=${this.held.shot} .least=${this.held.least} .busy=${this.held.busy} @shot=${(event: CustomEvent<Shot>) => this.held.set(event.detail)} @play=${() => this.held.play()}></ab-controls>`
            : nothing}
        </section>
        <aside class="panel" @do=${(event: CustomEvent<string>) => this.held.act(event.detail)} @tap=${this.ask} @pick-end=${() => (this.asked = null)} @anyway=${() => this.held.play()}>
          ${this.rolling ? nothing : html`<ab-task .match=${this.held.match} .practice=${!this.held.where.match} @solution=${(event: CustomEvent<Solution>) => this.held.solve(event.detail)}></ab-task>`}
          ${this.rolling ? html`<p class="watching" role="status">${this.say("table-rolling")}</p>` : html`${this.lag(this.held.match)}<ab-ruling .match=${this.held.match}></ab-ruling>`}
          ${this.held.reel?.seen ? html`<ab-account .film=${this.held.reel.film}></ab-account>` : nothing}
          ${this.rolling ? nothing : this.asked ? html`<ab-picker .match=${this.held.match} .tap=${this.asked}></ab-picker>` : html`<ab-duties .match=${this.held.match}></ab-duties>${this.offers(this.held.match)}`}
          ${this.tools()}
        </aside>
      </div>`;
  }

  private head(match: Match): TemplateResult {
    const { now } = match;
    return html`<header class="top">
      <h1 class="vh">${this.say(`game-${match.game.name}`)}</h1>
      <a class="brand" href="./">${brand} ${this.say("abrikol")}</a>
      ${this.held.where.match
        ? html`<b>${this.say(`game-${match.game.name}`)}</b>`
        : html`<label class="vh" for="game">${this.say("table-game")}</label><select id="game" @change=${(event: Event) => this.held.begin((event.target as HTMLSelectElement).value)}>${this.games.map((game) => html`<option value=${game.id} ?selected=${game.id === match.game.id}>${this.say(`game-${game.name}`)} · ${this.say(`edition-${game.edition}`)}</option>`)}</select>`}
      <ol class="score" aria-label=${this.say("table-score")}>
        ${now.sides.map((side) => html`<li class=${side === now.turn && !now.over ? "live" : ""}><span>${who(match, side)}</span> <b>${now.score[side]}</b></li>`)}
      </ol>
      <button class="btn" @click=${() => this.held.undo()}>${this.say("table-undo")}</button>
      <button class="btn" aria-pressed=${this.solid} @click=${() => this.turnView()}>${this.solid ? "2D" : "3D"}</button>
    </header>`;
  }

  private picture(match: Match): TemplateResult {
    const told = this.things.filter((thing) => !isPin(thing.name)).map((thing) => `${this.say("ball", { ball: thing.name })} ${thing.x.toFixed(2)} ${thing.y.toFixed(2)}`);
    const label = this.say("table-picture", { game: this.say(`game-${match.game.name}`), balls: told.join("; ") });
    const shot = this.held.reel ? null : this.held.shot;
    const hear = {
      turn: (event: CustomEvent<number>) => this.held.shot && this.held.set(turned(this.held.shot, event.detail)),
      pick: (event: CustomEvent<string>) => this.held.pick(event.detail),
      aimat: (event: CustomEvent<[number, number]>) => this.held.aimAt(event.detail),
      put: (event: CustomEvent<{ ball: string; at: [number, number] }>) => this.held.put(event.detail.ball, event.detail.at),
    };
    return this.solid
      ? html`<ab-solid .table=${match.game.table} .things=${this.things} .fallen=${this.fallen} .traces=${this.traces} .markers=${this.markers} .shot=${shot} .aim=${this.held.aim} .loose=${this.held.loose} .label=${label} @pick=${hear.pick} @aimat=${hear.aimat} @put=${hear.put}></ab-solid>`
      : html`<ab-flat .table=${match.game.table} .things=${this.things} .fallen=${this.fallen} .traces=${this.traces} .markers=${this.markers} .shot=${shot} .aim=${this.held.aim} .loose=${this.held.loose} .label=${label} @turn=${hear.turn} @pick=${hear.pick} @aimat=${hear.aimat} @put=${hear.put}></ab-flat>`;
  }

  /** Whose shot of the lag is being set. */
  private lag(match: Match): TemplateResult | typeof nothing {
    const side = match.now.lag && match.now.sides[this.held.lagging.length];
    return side ? html`<p class="watching" role="status">${this.say("table-lag", { who: who(match, side) })}</p>` : nothing;
  }

  private ask = (event: CustomEvent<Tap>): void => {
    this.asked = event.detail;
  };

  /** What may be chosen or called though nothing is due. */
  private offers({ now }: Match): TemplateResult | typeof nothing {
    if (now.duties.length || now.over) return nothing;
    const call: Tap = { id: "call", line: "call ?{ball}@{pocket}", kind: "act" };
    return html`<div class="offers">
      ${now.options.offers.map((offer) => html`<button class="btn" @click=${() => this.held.act(`choose ${offer}`)}>${this.say(`offer-${offer}`)}</button>`)}
      ${now.options.may_call.length ? html`<button class="btn" @click=${() => (this.asked = call)}>${this.say("call-it")}</button>` : nothing}
    </div>`;
  }

  private tools(): TemplateResult | typeof nothing {
    if (this.held.where.match) return nothing;
    return html`<div class="tools">
      <button class="btn" aria-pressed=${this.held.arranging} @click=${() => this.held.toggle()}>${this.say(this.held.arranging ? "table-arranged" : "table-arrange")}</button>
      <label class="field">${this.say("table-line")}<input readonly .value=${this.held.where.line || "[opening]"} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      <a class="btn quiet" href=${address({ ...this.held.where, shot: this.held.shot })}>${this.say("table-link")}</a>
    </div>`;
  }
}
