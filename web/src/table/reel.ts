// A film being shown: plays, stops, slows down, goes to a time; asks for a picture only while something moves.
import { Player, type Film, type Place } from "./film.ts";
import type { Thing } from "./balls.ts";

export class Reel extends EventTarget {
  readonly player: Player;
  time = 0;
  rate = 1;
  playing = false;
  /** It was watched to its end, or somebody went his own way through it. */
  seen = false;
  private frame = 0;
  private last = 0;

  constructor(readonly film: Film) {
    super();
    this.player = new Player(film);
  }

  get things(): Thing[] {
    return this.player.seek(this.time).map((place: Place, body) => ({
      name: this.film.bodies[body] ?? "",
      x: place.x,
      y: place.y,
      z: place.z,
      turn: place.turn,
    }));
  }

  play(): void {
    if (this.time >= this.film.dur) this.time = 0;
    this.playing = true;
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.step);
    this.changed();
  }

  stop(): void {
    this.playing = false;
    this.seen = true;
    cancelAnimationFrame(this.frame);
    this.changed();
  }

  seek(time: number): void {
    this.seen = true;
    this.time = Math.min(Math.max(time, 0), this.film.dur);
    this.changed();
  }

  /** To the next event, or the one before. */
  jump(direction: 1 | -1): void {
    const times = [0, ...this.film.ev.map(([time]) => time), this.film.dur];
    const past = direction > 0 ? times.filter((t) => t > this.time + 1e-6) : times.filter((t) => t < this.time - 1e-6);
    this.stop();
    this.seek(direction > 0 ? Math.min(...past, this.film.dur) : Math.max(...past, 0));
  }

  /** What was passed since a time, and how hard it was, from 0 to 1: for sounds. */
  passed(since: number): readonly (readonly [string, number])[] {
    const told = this.film.ev.map(([time, kind], at) => [time, kind, this.film.hard[at] ?? 1] as const);
    return told.filter(([time]) => time > since && time <= this.time).map(([, kind, hard]) => [kind, hard] as const);
  }

  /** Between full and a quarter of the speed. */
  slow(): void {
    this.rate = this.rate === 1 ? 0.25 : 1;
    this.changed();
  }

  private step = (now: number): void => {
    if (!this.playing) return;
    const since = this.time;
    this.time = Math.min(this.time + Math.min((now - this.last) / 1000, 0.1) * this.rate, this.film.dur);
    this.last = now;
    for (const [kind, loud] of this.passed(since)) this.dispatchEvent(new CustomEvent("sound", { detail: [kind, loud] }));
    if (this.time >= this.film.dur) return this.stop();
    this.frame = requestAnimationFrame(this.step);
    this.changed();
  };

  private changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}
