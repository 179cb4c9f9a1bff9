// Keeps one match: what the server knows of it, what is on its way there, and what went wrong.
import { ask, newMark, Refusal } from "./api.ts";
import { Live } from "./live.ts";
import { Outbox, type Write } from "./outbox.ts";
import { fill, full, sure } from "./taps.ts";
import type { Match, Preview } from "./types.ts";

const RETRY = 2000; // ms until a write is sent again to a server that did not answer

export class Keeper extends EventTarget {
  match: Match | undefined;
  error: Refusal | undefined;
  /** Why nothing more is sent until somebody decides; what was entered is kept. */
  held: Refusal | undefined;
  /** Only so many actions are shown: somebody watches the match again. */
  upto: number | undefined;
  private readonly outbox: Outbox;
  private readonly live: Live;
  /** Entries that could not be sent at once. */
  private readonly late: Set<string>;
  private busy = false;
  private missed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly name: string) {
    super();
    this.outbox = new Outbox(name);
    this.late = new Set(this.outbox.all.map(({ id }) => id));
    this.live = new Live(name);
    this.live.addEventListener("moved", () => void this.look());
  }

  get waiting(): readonly Write[] {
    return this.outbox.all;
  }

  get offline(): boolean {
    return this.error?.kind === "offline";
  }

  private get path(): string {
    return `matches/${encodeURIComponent(this.name)}`;
  }

  /** Read the match, send what was left from before, and hear of changes from now on. */
  open(): void {
    void this.read().then(() => this.flush());
    this.live.open();
  }

  close(): void {
    clearTimeout(this.retry);
    this.live.close();
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

  /** Append a line. It is kept until the server has it; a refusal ends in `error`, or in `held` if it had to wait. */
  async do(line: string, tap: string | null = null): Promise<boolean> {
    this.outbox.put({ id: newMark(), do: line, tap, seen: this.match?.count ?? 0, at: Date.now() });
    if (!this.offline) this.error = undefined;
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

  /** Send what is held, though the match has moved on. */
  sendAnyway(): void {
    this.outbox.agree(this.match?.count ?? 0);
    this.decided();
  }

  /** Give up the first of what is held, and send the rest. */
  dropFirst(): void {
    if (this.outbox.first) this.outbox.drop(this.outbox.first.id);
    this.outbox.agree(this.match?.count ?? 0);
    this.decided();
  }

  /** Give up what was entered last, as long as it waits. */
  dropLast(): void {
    const last = this.outbox.all.at(-1);
    if (last) this.outbox.drop(last.id);
    this.changed();
  }

  dropAll(): void {
    this.outbox.clear();
    this.decided();
  }

  private decided(): void {
    this.held = this.error = undefined;
    this.changed();
    void this.flush();
  }

  private async flush(): Promise<void> {
    if (this.busy || this.held || !this.match) return;
    this.busy = true;
    clearTimeout(this.retry);
    let expect: number | undefined;
    for (let write = this.outbox.first; write; write = this.outbox.first) {
      const now = write;
      const sent = await this.trying(() => this.send(now, expect ?? now.seen));
      if (!sent) {
        await this.failed(now);
        break;
      }
      expect = this.match?.count;
      this.outbox.drop(now.id);
    }
    this.busy = false;
    this.changed();
    if (this.missed && !this.outbox.first) void this.look();
  }

  /** What could not be sent at once is never thrown away unseen; what was refused at once is answered at once. */
  private async failed(write: Write): Promise<void> {
    if (this.offline) {
      for (const { id } of this.outbox.all) this.late.add(id);
      this.retry = setTimeout(() => void this.flush(), RETRY);
      return;
    }
    if (this.late.has(write.id) || this.outbox.all.length > 1) this.held = this.error;
    else this.outbox.drop(write.id);
    if (this.error?.kind === "stale") await this.refresh();
  }

  private async send(write: Write, expect: number): Promise<void> {
    this.take(await ask<Match>(`${this.path}/actions`, { id: write.id, do: this.filled(write.do), expect }));
  }

  /** A tap that waited says what it means where the match stands now. */
  private filled(line: string): string {
    const { match } = this;
    const told = match && !full(line) ? fill(line, sure(line, match.game, match.now)) : line;
    if (!full(told)) throw new Refusal("unsure", "");
    return told;
  }

  private async refresh(): Promise<void> {
    const { error } = this;
    await this.read();
    this.error = error;
  }

  /** The match moved on, or the server is there again. */
  private async look(): Promise<void> {
    this.missed = this.busy;
    if (this.busy || this.upto !== undefined) return;
    if (!this.match) await this.read();
    if (this.outbox.first && !this.held) return this.flush();
    try {
      this.take(await ask<Match>(`${this.path}?since=${this.match?.count ?? -1}`));
      if (this.offline) this.error = undefined;
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
