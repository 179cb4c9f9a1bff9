// Hears from the server that a match has moved on. It only listens: what the match then is, is read as ever.
// While the server does not answer it tries again, sooner first, later seldom; where sockets are not let through at
// all, the page is told to look by itself from time to time.

const FIRST = 250; // ms until it tries again
const LAST = 5000; // ms: it never waits longer
const DEAF = 3; // tries that failed, after which the page looks by itself
const LOOK = 2500; // ms between such looks

type Connect = (address: string) => WebSocket;

/** How long to wait before the next try, after so many that failed: doubled each time, and never all pages at once. */
export const pause = (failed: number, chance: number): number => Math.min(FIRST * 2 ** Math.min(failed, 10), LAST) * (0.75 + chance / 2);

const here = (): string => new URL("api/live", location.href.replace(/^http/, "ws")).href.replace(/#.*$/, "");

/** Tells `moved` whenever the match should be read again, also after every time it found the server. */
export class Live extends EventTarget {
  private socket: WebSocket | null = null;
  private failed = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private looking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly name: string,
    private readonly connect: Connect = (address) => new WebSocket(address),
  ) {
    super();
  }

  open(): void {
    addEventListener("online", this.now);
    addEventListener("offline", this.gone);
    this.begin();
  }

  close(): void {
    removeEventListener("online", this.now);
    removeEventListener("offline", this.gone);
    clearTimeout(this.again);
    clearInterval(this.looking);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private begin(): void {
    const socket = this.connect(here());
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ watch: [this.name] }));
    socket.onmessage = () => this.heard();
    socket.onclose = () => this.lost(socket);
  }

  /** Either the server watches now, or the match moved: both times it is read. */
  private heard(): void {
    this.failed = 0;
    clearInterval(this.looking);
    this.moved();
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.failed += 1;
    if (this.failed === DEAF) this.looking = setInterval(() => this.moved(), LOOK);
    this.again = setTimeout(() => this.begin(), pause(this.failed - 1, Math.random()));
  }

  private readonly now = (): void => {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.again);
    this.begin();
  };

  private readonly gone = (): void => this.socket?.close();

  private moved(): void {
    this.dispatchEvent(new Event("moved"));
  }
}
