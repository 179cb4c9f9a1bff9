// What is held at the table: how it stands, the shot that is being set, the stroke that is being watched.
// It asks the server and tells the page of every change; it draws nothing.
import { Refusal, ask, newMark } from "../api.ts";
import { errorWords } from "../names.ts";
import { bedRoom, laid, middle, type Spot } from "../laying.ts";
import type { Match, Room, Solution } from "../types.ts";
import { Reel } from "./reel.ts";
import { FIRST, aimed, type Shot } from "./shot.ts";
import type { Aim } from "./sight.ts";
import { sound } from "./sounds.ts";
import { address, aimOf, fromAddress, lagOf, less, more, position, short, show, strokeOf, type Places, type Where } from "./where.ts";

const NOWHERE: Room = { x: [0, 0], y: [0, 0] };
const ASK_AFTER = 90; // ms of rest after which the aim is asked for

export class Held extends EventTarget {
  where: Where = fromAddress(location.hash);
  match: Match | null = null;
  shot: Shot | null = null;
  aim: Aim | null = null;
  /** Degrees that the cue must be raised at least. */
  least = 0;
  reel: Reel | null = null;
  trouble = "";
  busy = false;
  arranging = false;
  /** Balls that were dragged away from where the record has them. */
  moved: Places = {};
  /** The shots of the lag that were set so far, in the order of the sides. */
  lagging: Shot[] = [];
  private asking = 0;

  /** What the server says stands on the table. */
  async load(): Promise<void> {
    await this.trying(async () => {
      this.match = (await show(this.where)) ?? null;
      this.moved = {};
      this.lagging = [];
      this.ready();
    });
  }

  /** Another address: another table. */
  async come(): Promise<void> {
    if (location.hash === address(this.where)) return;
    this.where = fromAddress(location.hash);
    this.reel = null;
    await this.load();
  }

  async trying(work: () => Promise<void>): Promise<void> {
    try {
      this.trouble = "";
      await work();
    } catch (wrong) {
      this.trouble = wrong instanceof Refusal ? errorWords(wrong) : String(wrong);
    }
    this.changed();
  }

  changed(): void {
    this.dispatchEvent(new Event("change"));
  }

  // ------------------------------------------------------------------ what may be struck, and what may be moved

  /** The balls that the law lets the striker play; in a lag his own. */
  get allowed(): readonly string[] {
    const { now } = this.match ?? {};
    if (!now) return [];
    if (now.lag) return [now.lag[this.lagging.length] ?? now.lag[0] ?? "W"];
    return now.options.cue_balls.length ? now.options.cue_balls : (this.match?.game.balls ?? []).filter((ball) => ball in this.places);
  }

  get places(): Places {
    return { ...this.match?.now.position, ...this.moved };
  }

  get loose(): ReadonlySet<string> {
    if (this.arranging) return new Set(Object.keys(this.places));
    const { now, game } = this.match ?? {};
    const held = now?.options.cue_balls[0] ?? game?.balls.find((ball) => !(ball in (now?.position ?? {})));
    return new Set(now && now.hand !== null && held ? [held] : []);
  }

  /** Where a ball may be laid: wherever there is room to arrange, else where the law has the ball in hand. */
  get room(): Room {
    return (!this.arranging && this.match?.now.hand?.room) || (this.match ? bedRoom(this.match.game.table) : NOWHERE);
  }

  /** A shot for whoever plays now: the ball the law gives him, aimed as before. */
  private ready(): void {
    if (!this.match) return;
    if (!this.arranging) for (const held of this.loose) if (!(held in this.places)) this.moved = { ...this.moved, [held]: this.free(held, middle(this.room)) };
    const lying = Object.keys(this.places);
    const kept = this.where.shot ?? this.shot;
    const mine = this.allowed;
    const ball = kept && mine.includes(kept.ball) ? kept.ball : (mine.find((one) => lying.includes(one)) ?? lying[0] ?? "W");
    this.shot = kept ? { ...kept, ball } : { ball, ...FIRST };
    this.where = { ...this.where, shot: null };
    this.promise();
  }

  /** Ask what the shot promises, once the hand has come to rest. */
  private promise(): void {
    this.aim = null;
    this.changed();
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

  set(shot: Shot): void {
    this.shot = shot;
    this.reel = null;
    this.promise();
  }

  /** Strike that ball if the law allows it, else aim at it. */
  pick(ball: string): void {
    if (!this.shot) return;
    if (this.allowed.includes(ball)) this.set({ ...this.shot, ball });
    else this.aimAt(this.places[ball] ?? [0, 0]);
  }

  /** The next ball that may be struck. */
  another(): void {
    const balls = this.allowed.filter((ball) => ball in this.places);
    const next = balls[(balls.indexOf(this.shot?.ball ?? "") + 1) % Math.max(balls.length, 1)];
    if (next && this.shot) this.set({ ...this.shot, ball: next });
  }

  aimAt(at: readonly [number, number]): void {
    const from = this.shot && this.places[this.shot.ball];
    if (from && this.shot) this.set(aimed(this.shot, from, at));
  }

  /** Move a ball, as far as it may lie there. */
  put(ball: string, at: readonly [number, number]): void {
    this.reel = null;
    this.moved = { ...this.moved, [ball]: this.free(ball, at) };
    this.promise();
  }

  /** The place nearest to that where the ball may lie, beside the others. */
  private free(ball: string, at: readonly [number, number]): Spot {
    const others = Object.entries(this.places).filter(([name]) => name !== ball);
    return laid(at, this.room, others.map(([, spot]) => spot), this.match?.game.table.radius ?? 0);
  }

  /** The shot that is known to do what is asked. */
  solve({ speed, heading, side, top, elevation }: Solution): void {
    const ball = this.allowed[0] ?? "W";
    this.set({ ball, speed, heading: heading > 180 ? heading - 360 : heading, side, top, elevation: elevation || null });
  }

  // ------------------------------------------------------------------ what is done

  async play(): Promise<void> {
    const shot = this.shot;
    if (!shot || this.busy || !this.match || this.match.now.over) return;
    const lag = this.match.now.lag;
    if (lag && this.lagging.length + 1 < lag.length) return this.nextLag(shot);
    this.busy = true;
    await this.trying(async () => {
      const placed = this.match?.now.hand !== null && !this.arranging ? this.moved : {};
      if (this.moved !== placed) await this.lay();
      const played = lag ? await lagOf(this.where, [...this.lagging, shot]) : await strokeOf(this.where, shot, placed);
      this.lagging = [];
      if (!played) return;
      this.watch(new Reel(played.film));
      const laid = Object.entries(placed).map(([ball, [x, y]]) => `place ${ball} ${short(x)},${short(y)}`);
      await this.record([...laid, played.do].join(" ; "), false);
    });
    if (this.trouble) this.reel = null; // what the record did not take has not happened
    this.busy = false;
    this.changed();
  }

  /** The first player's shot is set; now the other's, and then both balls roll at once. */
  private nextLag(shot: Shot): void {
    this.lagging = [...this.lagging, shot];
    this.shot = null;
    this.ready();
  }

  private watch(reel: Reel): void {
    this.aim = null;
    this.reel = reel;
    reel.addEventListener("change", () => this.changed());
    reel.addEventListener("sound", (event) => sound(...(event as CustomEvent<[string, number]>).detail));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) reel.seek(reel.film.dur);
    else reel.play();
  }

  async act(line: string): Promise<void> {
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

  async undo(): Promise<void> {
    this.reel = null;
    if (this.lagging.length) {
      this.lagging = [];
      return this.ready();
    }
    if (this.where.match) return this.act("undo");
    this.go({ ...this.where, line: less(this.where.line ?? "") });
    await this.load();
  }

  /** Balls that were dragged in practice lie there now. */
  private async lay(): Promise<void> {
    if (Object.keys(this.moved).length) await this.arrange();
  }

  private async arrange(): Promise<void> {
    const { now } = this.match!;
    const score = now.sides.map((side) => now.score[side] ?? 0).join(":");
    this.go({ ...this.where, line: position(this.places, now.turn, now.absent, score, now.task?.name) });
    await this.load();
  }

  /** Begin or end to arrange the balls of a practice table. */
  toggle(): void {
    const done = this.arranging;
    this.arranging = !done;
    if (done && Object.keys(this.moved).length) void this.trying(() => this.arrange());
    this.changed();
  }

  /** A practice table of another game. */
  begin(game: string): void {
    this.reel = null;
    this.shot = null;
    this.go({ game, line: "", match: null, shot: null });
    void this.load();
  }
}
