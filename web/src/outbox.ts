// What was entered and is not yet on the server: kept in the browser, entry by entry, so that a page that is closed or
// reloaded while the network is down loses nothing. Two pages on one match each write their own entries.

export interface Write {
  /** A mark: the server does the same one once, however often it is sent. */
  id: string;
  /** A line, or a tap's line with places that fill themselves when it is sent. */
  do: string;
  /** The tap it came from, for the reader. */
  tap: string | null;
  /** How many actions the match had when it was entered. */
  seen: number;
  at: number;
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const HEAD = "abrikol-out/";

export class Outbox {
  private readonly head: string;
  private entries: Write[];

  constructor(name: string, private readonly shelf: Shelf | null = storage()) {
    this.head = `${HEAD}${name}/`;
    this.entries = this.kept();
  }

  /** In the order in which they were entered. */
  get all(): readonly Write[] {
    return this.entries;
  }

  get first(): Write | undefined {
    return this.entries[0];
  }

  put(write: Write): void {
    this.entries = [...this.entries, write];
    this.keep(write);
  }

  drop(id: string): void {
    this.entries = this.entries.filter((one) => one.id !== id);
    this.trying((shelf) => shelf.removeItem(this.head + id));
  }

  clear(): void {
    for (const { id } of this.entries) this.drop(id);
  }

  /** The first was entered when the match stood elsewhere; somebody looked, and it is to be sent all the same. */
  agree(seen: number): void {
    this.entries = this.entries.map((one, at) => (at === 0 ? { ...one, seen } : one));
    if (this.entries[0]) this.keep(this.entries[0]);
  }

  private keep(write: Write): void {
    this.trying((shelf) => shelf.setItem(this.head + write.id, JSON.stringify(write)));
  }

  private kept(): Write[] {
    const found: Write[] = [];
    this.trying((shelf) => {
      for (let at = 0; at < shelf.length; at++) {
        const key = shelf.key(at);
        if (key?.startsWith(this.head)) found.push(JSON.parse(shelf.getItem(key) ?? "null") as Write);
      }
    });
    return found.filter(Boolean).sort((a, b) => a.at - b.at);
  }

  /** A browser that keeps nothing leaves it to the memory of the page. */
  private trying(work: (shelf: Shelf) => void): void {
    try {
      if (this.shelf) work(this.shelf);
    } catch {
      // nothing to be done: the entries stand in `entries` all the same
    }
  }
}

function storage(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
