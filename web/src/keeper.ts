// Keeps one match: what the server knows of it, what is on its way there, and what went wrong.
import { ask, newMark, Refusal } from "./api.ts";
import type { Match, Preview } from "./types.ts";

interface Write {
  id: string;
  do: string;
}

const RETRY = 2000; // ms until a write is sent again to a server that did not answer
const LOOK = 2000; // ms between two looks whether another window moved the match on

export class Keeper extends EventTarget {
  match: Match | undefined;
  error: Refusal | undefined;
  /** Only so many actions are shown: somebody watches the match again. */
  upto: number | undefined;
  private writes: Write[] = [];
  private busy = false;
  private watch: ReturnType<typeof setInterval> | undefined;

  constructor(readonly name: string) {
    super();
  }

  get waiting(): number {
    return this.writes.length;
  }

  private get path(): string {
    return `matches/${encodeURIComponent(this.name)}`;
  }

  /** Read the match, and look for changes from now on. */
  open(): void {
    void this.read();
    this.watch = setInterval(() => void this.look(), LOOK);
  }

  close(): void {
    clearInterval(this.watch);
  }

  async read(): Promise<void> {
    const { upto } = this;
    const query = upto === undefined ? "" : `?upto=${upto}`;
    await this.trying(async () => {
      const match = await ask<Match>(this.path + query);
      if (upto === this.upto) this.take(match); // an answer that comes late answers nothing any more
    });
  }

  /** Show the match as it was after so many actions. */
  async show(upto: number): Promise<void> {
    this.upto = upto;
    await this.read();
  }

  /** Append a line. It is kept until the server has it; a refusal ends in `error`. */
  async do(line: string): Promise<boolean> {
    const write = { id: newMark(), do: line };
    this.writes.push(write);
    this.error = undefined;
    this.changed();
    await this.flush();
    return this.error === undefined;
  }

  /** What a line would be ruled; throws `Refusal`. */
  async preview(line: string): Promise<Preview> {
    const made = await ask<Preview>(`${this.path}/preview`, { do: line });
    if (!made) throw new Refusal("unknown", "");
    return made;
  }

  private async flush(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.writes.length > 0) {
      const sent = await this.trying(() => this.send(this.writes[0]!));
      if (!sent && this.error?.kind === "offline") {
        setTimeout(() => void this.flush(), RETRY);
        break;
      }
      this.writes = sent ? this.writes.slice(1) : [];
      if (!sent && this.error?.kind === "stale") await this.refresh();
    }
    this.busy = false;
    this.changed();
  }

  private async send(write: Write): Promise<void> {
    this.take(await ask<Match>(`${this.path}/actions`, { ...write, expect: this.match?.count ?? 0 }));
  }

  private async refresh(): Promise<void> {
    const { error } = this;
    await this.read();
    this.error = error;
  }

  private async look(): Promise<void> {
    if (this.busy || this.upto !== undefined || document.hidden || !this.match) return;
    try {
      this.take(await ask<Match>(`${this.path}?since=${this.match.count}`));
      if (this.error?.kind === "offline") this.error = undefined;
      this.changed();
    } catch {
      // the next look, or the next write, will tell
    }
  }

  private take(match: Match | undefined): void {
    if (match) this.match = match;
  }

  private async trying(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.error = undefined;
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.error = wrong;
    }
    this.changed();
    return this.error === undefined;
  }

  /** The reader has seen the error. */
  forget(): void {
    this.error = undefined;
    this.changed();
  }

  private changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}
