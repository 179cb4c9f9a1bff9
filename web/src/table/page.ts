// The page of the table: aim, play, watch, and hear the ruling. It knows no physics: it asks, and shows what it is told.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Refusal, ask, newMark } from "../api.ts";
import { Piece } from "../piece.ts";
import { brand } from "../signs.ts";
import { errorWords, who } from "../names.ts";
import type { Game, Match, Tap } from "../types.ts";
import { choose, sight, type Sight } from "./able.ts";
import { isPin, type Thing } from "./balls.ts";
import type { Aim, Trace } from "./sight.ts";
import { KEYS } from "./controls.ts";
import { Pace } from "./pace.ts";
import { Reel } from "./reel.ts";
import { FIRST, aimed, turned, type Shot } from "./shot.ts";
import { sound } from "./sounds.ts";
import { address, aimOf, fromAddress, less, more, position, short, show, strokeOf, type Where } from "./where.ts";
import "./canvas.ts";
import "./timeline.ts";
import "../duty-panel.ts";
import "../picker.ts";
import "../ruling-card.ts";

const ASK_AFTER = 90; // ms of rest after which the aim is asked for
const STEP = 0.01; // m: how far an arrow moves a ball

@customElement("ab-hall")
export class TablePage extends Piece {
  @state() private where: Where = fromAddress(location.hash);
  @state() private match: Match | null = null;
  @state() private games: Game[] = [];
  @state() private shot: Shot | null = null;
  @state() private aim: Aim | null = null;
  @state() private least = 0;
  @state() private reel: Reel | null = null;
  @state() private trouble = "";
  @state() private busy = false;
  @state() private arranging = false;
  @state() private solid = false;
  @state() private asked: Tap | null = null;
  @state() private moved: Record<string, [number, number]> = {};
  private asking = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.key);
    addEventListener("hashchange", this.came);
    void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.key);
    removeEventListener("hashchange", this.came);
  }

  private came = (): void => {
    if (location.hash === address(this.where)) return;
    this.where = fromAddress(location.hash);
    void this.load();
  };

  private async begin(): Promise<void> {
    this.games = (await ask<Game[]>("games")) ?? [];
    await this.view(sight());
    await this.load();
    document.documentElement.dataset["ready"] = "1";
  }

  /** What the server says stands on the table. */
  private async load(): Promise<void> {
    await this.trying(async () => {
      this.match = (await show(this.where)) ?? null;
      this.moved = {};
      this.ready();
    });
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    try {
      this.trouble = "";
      await work();
    } catch (wrong) {
      this.trouble = wrong instanceof Refusal ? errorWords(wrong) : String(wrong);
    }
  }

  /** A shot for whoever plays now: the ball the law gives him, aimed as before. */
  private ready(): void {
    if (!this.match) return;
    if (!this.arranging) for (const held of this.loose) if (!(held in this.places)) this.moved = { ...this.moved, [held]: this.middle };
    const allowed = this.match.now.options.cue_balls;
    const lying = Object.keys(this.places);
    const kept = this.where.shot ?? this.shot;
    const mine = allowed.length ? allowed : lying;
    const ball = kept && mine.includes(kept.ball) ? kept.ball : (mine.find((one) => lying.includes(one)) ?? lying[0] ?? "W");
    this.shot = kept ? { ...kept, ball } : { ball, ...FIRST };
    this.where = { ...this.where, shot: null };
    this.promise();
  }

  private get places(): Record<string, [number, number]> {
    return { ...this.match?.now.position, ...this.moved };
  }

  /** Ask what the shot promises, once the hand has come to rest. */
  private promise(): void {
    this.aim = null;
    clearTimeout(this.asking);
    if (!this.shot || !this.match || this.match.now.over || this.reel) return;
    const shot = this.shot;
    this.asking = window.setTimeout(() => {
      void this.trying(async () => {
        const aim = await aimOf(this.where, shot, this.moved);
        if (aim && shot === this.shot) [this.aim, this.least] = [aim, aim.elevation];
      });
    }, ASK_AFTER);
  }

  private set(shot: Shot): void {
    this.shot = shot;
    this.reel = null;
    this.promise();
  }

  private async play(): Promise<void> {
    const shot = this.shot;
    if (!shot || this.busy || this.match?.now.over) return;
    this.busy = true;
    await this.trying(async () => {
      await this.lay();
      const played = await strokeOf(this.where, shot);
      if (!played) return;
      this.watch(new Reel(played.film));
      await this.record(played.do, false);
    });
    this.busy = false;
  }

  private watch(reel: Reel): void {
    this.aim = null;
    this.reel = reel;
    reel.addEventListener("change", this.rolled);
    reel.addEventListener("sound", (event) => sound((event as CustomEvent<string>).detail));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) reel.seek(reel.film.dur);
    else reel.play();
  }

  private async act(line: string): Promise<void> {
    await this.trying(() => this.record(line, true));
  }

  /** One more action: on the match that is kept, or on the practice line. */
  private async record(line: string, aim: boolean): Promise<void> {
    if (this.where.match) {
      const body = { id: newMark(), do: line, expect: this.match?.count ?? 0 };
      this.match = (await ask<Match>(`matches/${this.where.match}/actions`, body)) ?? this.match;
    } else {
      const next = { ...this.where, line: more(this.where.line ?? "", line) };
      this.match = (await show(next)) ?? null;
      this.go(next);
    }
    this.moved = {};
    if (aim) this.reel = null;
    this.ready();
  }

  private go(where: Where): void {
    this.where = where;
    history.replaceState(null, "", address(where));
  }

  private async undo(): Promise<void> {
    this.reel = null;
    if (this.where.match) return this.act("undo");
    this.go({ ...this.where, line: less(this.where.line ?? "") });
    await this.load();
  }

  /** Balls that were dragged lie there now: placed by the law where one is in hand, arranged in practice. */
  private async lay(): Promise<void> {
    const put = Object.entries(this.moved);
    if (!put.length || !this.match) return;
    if (this.match.now.hand !== null && !this.arranging)
      for (const [ball, [x, y]] of put) await this.record(`place ${ball} ${short(x)},${short(y)}`, true);
    else await this.arrange();
  }

  private async arrange(): Promise<void> {
    const { now } = this.match!;
    const score = now.sides.map((side) => now.score[side] ?? 0).join(":");
    this.go({ ...this.where, line: position(this.places, now.turn, now.absent, score) });
    await this.load();
  }

  private choose = (event: Event): void => {
    this.reel = null;
    this.shot = null;
    this.go({ game: (event.target as HTMLSelectElement).value, line: "", match: null, shot: null });
    void this.load();
  };

  private key = (event: KeyboardEvent): void => {
    const field = (event.target as Element).closest("input, select, textarea");
    if (field || event.ctrlKey || event.metaKey || event.altKey || !this.shot) return;
    const change = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (this.nudge(event)) return event.preventDefault();
    if (change) {
      event.preventDefault();
      return this.set(change(this.shot, event.shiftKey));
    }
    this.command(event);
  };

  /** Ball in hand: the arrows move it. */
  private nudge(event: KeyboardEvent): boolean {
    const ways: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const way = ways[event.key];
    const ball = this.shot?.ball ?? "";
    if (!way || !this.loose.has(ball)) return false;
    const [x, y] = this.places[ball] ?? this.middle;
    const step = event.shiftKey ? STEP / 10 : STEP;
    this.put(ball, [x + way[0] * step, y + way[1] * step]);
    return true;
  }

  private get middle(): [number, number] {
    const { length = 2.84, width = 1.42 } = this.match?.game.table ?? {};
    return [length / 5, width / 2];
  }

  private command(event: KeyboardEvent): void {
    const digit = Number(event.key);
    const offers = this.match?.now.duties[0]?.of ?? this.match?.now.options.offers ?? [];
    const commands: Record<string, () => void> = {
      " ": () => void this.play(),
      u: () => void this.undo(),
      p: () => (this.reel?.playing ? this.reel.stop() : this.reel?.play()),
      ",": () => this.reel?.jump(-1),
      ".": () => this.reel?.jump(1),
      x: () => this.reel && (this.reel.rate = this.reel.rate === 1 ? 0.25 : 1),
      v: () => void this.turnView(),
    };
    const offer = digit > 0 ? offers[digit - 1] : undefined;
    const does = offer ? () => void this.act(`choose ${offer}`) : commands[event.key.toLowerCase()];
    if (!does || (event.key === " " && (event.target as Element).closest("button, a, summary"))) return;
    event.preventDefault();
    does();
  }

  private async view(to: Sight = this.solid ? "flat" : "solid"): Promise<void> {
    if (to === "solid") await import("./solid.ts");
    this.solid = to === "solid";
  }

  private async turnView(): Promise<void> {
    await this.view();
    choose(this.solid ? "solid" : "flat");
  }

  /** A device too slow for three dimensions gets the table from above. */
  private pace = new Pace();
  private rolled = (): void => {
    if (!this.reel?.playing) this.pace.rest();
    else if (this.solid && this.pace.slow(performance.now())) void this.view("flat");
    this.requestUpdate();
  };

  private put(ball: string, at: [number, number]): void {
    const { length = 0, width = 0, radius = 0 } = this.match?.game.table ?? {};
    const inside = (value: number, room: number): number => Math.min(Math.max(value, radius), room - radius);
    this.reel = null;
    this.moved = { ...this.moved, [ball]: [inside(at[0], length), inside(at[1], width)] };
    this.promise();
  }

  private get loose(): ReadonlySet<string> {
    if (this.arranging) return new Set(Object.keys(this.places));
    const hand = this.match?.now.hand;
    const held = this.match?.now.options.cue_balls[0] ?? this.match?.game.balls.find((ball) => !(ball in (this.match?.now.position ?? {})));
    return new Set(hand !== null && hand !== undefined && held ? [held] : []);
  }

  private get things(): Thing[] {
    if (this.reel) return this.reel.things;
    return Object.entries(this.places).map(([name, [x, y]]) => ({ name, x, y }));
  }

  private get fallen(): ReadonlySet<string> {
    const time = this.reel?.time ?? 0;
    const down = this.reel?.film.ev.filter(([at, kind]) => kind === "n" && at <= time).map(([, , what]) => String(what)) ?? [];
    return new Set(down.filter(isPin));
  }

  private get traces(): Trace[] {
    const { reel } = this;
    if (!reel) return [];
    const cue = this.struck(reel);
    return reel.film.bodies.map((_, body) => ({ points: reel.player.path(body, 0, reel.time), cue: body === cue })).filter(({ points }) => points.length > 1);
  }

  /** The stroke is being watched for the first time: nobody is told yet what it was worth. */
  private get rolling(): boolean {
    return this.reel !== null && !this.reel.seen;
  }

  private struck(reel: Reel): number {
    const strike = reel.film.ev.find(([, kind]) => kind === "s");
    return reel.film.bodies.indexOf(String(strike?.[2] ?? ""));
  }

  protected override render(): TemplateResult {
    if (!this.match) return html`<p class="loading" role="status">${this.trouble || this.say("table-loading")}</p>`;
    return html`${this.head(this.match)}
      <div class="hall">
        <section class="bed">
          ${this.picture(this.match)} ${this.reel ? html`<ab-timeline .reel=${this.reel}></ab-timeline>` : nothing}
          ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
          ${this.shot && !this.match.now.over
            ? html`<ab-controls .shot=${this.shot} .least=${this.least} .busy=${this.busy} @shot=${(event: CustomEvent<Shot>) => this.set(event.detail)} @play=${() => this.play()}></ab-controls>`
            : nothing}
        </section>
        <aside class="panel" @do=${(event: CustomEvent<string>) => this.act(event.detail)} @tap=${this.ask} @pick-end=${() => (this.asked = null)} @anyway=${() => this.play()}>
          ${this.rolling ? html`<p class="watching" role="status">${this.say("table-rolling")}</p>` : html`<ab-ruling .match=${this.match}></ab-ruling>`}
          ${this.rolling ? nothing : this.asked ? html`<ab-picker .match=${this.match} .tap=${this.asked}></ab-picker>` : html`<ab-duties .match=${this.match}></ab-duties>${this.offers(this.match)}`}
          ${this.tools()}
        </aside>
      </div>`;
  }

  private head(match: Match): TemplateResult {
    const { now } = match;
    return html`<header class="top">
      <h1 class="vh">${this.say(`game-${match.game.name}`)}</h1>
      <a class="brand" href="./">${brand} ${this.say("abrikol")}</a>
      ${this.where.match
        ? html`<b>${this.say(`game-${match.game.name}`)}</b>`
        : html`<label class="vh" for="game">${this.say("table-game")}</label><select id="game" @change=${this.choose}>${this.games.map((game) => html`<option value=${game.id} ?selected=${game.id === match.game.id}>${this.say(`game-${game.name}`)} · ${this.say(`edition-${game.edition}`)}</option>`)}</select>`}
      <ol class="score" aria-label=${this.say("table-score")}>
        ${now.sides.map((side) => html`<li class=${side === now.turn && !now.over ? "live" : ""}><span>${who(match, side)}</span> <b>${now.score[side]}</b></li>`)}
      </ol>
      <button class="btn" @click=${() => this.undo()}>${this.say("table-undo")}</button>
      <button class="btn" aria-pressed=${this.solid} @click=${() => this.turnView()}>${this.solid ? "2D" : "3D"}</button>
    </header>`;
  }

  private picture(match: Match): TemplateResult {
    const told = this.things.filter((thing) => !isPin(thing.name)).map((thing) => `${this.say("ball", { ball: thing.name })} ${thing.x.toFixed(2)} ${thing.y.toFixed(2)}`);
    const label = this.say("table-picture", { game: this.say(`game-${match.game.name}`), balls: told.join("; ") });
    const shot = this.reel ? null : this.shot;
    const hear = {
      turn: (event: CustomEvent<number>) => this.shot && this.set(turned(this.shot, event.detail)),
      pick: (event: CustomEvent<string>) => this.pick(event.detail),
      aimat: (event: CustomEvent<[number, number]>) => this.aimAt(event.detail),
      put: (event: CustomEvent<{ ball: string; at: [number, number] }>) => this.put(event.detail.ball, event.detail.at),
    };
    return this.solid
      ? html`<ab-solid .table=${match.game.table} .things=${this.things} .fallen=${this.fallen} .traces=${this.traces} .shot=${shot} .aim=${this.aim} .loose=${this.loose} .label=${label} @pick=${hear.pick} @aimat=${hear.aimat}></ab-solid>`
      : html`<ab-flat .table=${match.game.table} .things=${this.things} .fallen=${this.fallen} .traces=${this.traces} .shot=${shot} .aim=${this.aim} .loose=${this.loose} .label=${label} @turn=${hear.turn} @pick=${hear.pick} @aimat=${hear.aimat} @put=${hear.put}></ab-flat>`;
  }

  /** A tap on a ball: strike that one if the law allows it, else aim at it. */
  private pick(ball: string): void {
    const allowed = this.match?.now.options.cue_balls ?? [];
    if (!this.shot) return;
    if (!allowed.length || allowed.includes(ball)) this.set({ ...this.shot, ball });
    else this.aimAt(this.places[ball] ?? [0, 0]);
  }

  private aimAt(at: [number, number]): void {
    const from = this.shot && this.places[this.shot.ball];
    if (from && this.shot) this.set(aimed(this.shot, from, at));
  }

  private ask = (event: CustomEvent<Tap>): void => {
    this.asked = event.detail;
  };

  /** What may be chosen or called though nothing is due. */
  private offers({ now }: Match): TemplateResult | typeof nothing {
    if (now.duties.length || now.over) return nothing;
    const call: Tap = { id: "call", line: "call ?{ball}@{pocket}", kind: "act" };
    return html`<div class="offers">
      ${now.options.offers.map((offer) => html`<button class="btn" @click=${() => this.act(`choose ${offer}`)}>${this.say(`offer-${offer}`)}</button>`)}
      ${now.options.may_call.length ? html`<button class="btn" @click=${() => (this.asked = call)}>${this.say("call-it")}</button>` : nothing}
    </div>`;
  }

  private tools(): TemplateResult | typeof nothing {
    if (this.where.match) return nothing;
    return html`<div class="tools">
      <button class="btn" aria-pressed=${this.arranging} @click=${() => this.toggle()}>${this.say(this.arranging ? "table-arranged" : "table-arrange")}</button>
      <label class="field">${this.say("table-line")}<input readonly .value=${this.where.line || "[opening]"} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      <a class="btn quiet" href=${address({ ...this.where, shot: this.shot })}>${this.say("table-link")}</a>
    </div>`;
  }

  private toggle(): void {
    const done = this.arranging;
    this.arranging = !done;
    if (done && Object.keys(this.moved).length) void this.trying(() => this.arrange());
  }
}
