import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, pause } from "./live.ts";

/** A socket whose other end is the test. */
class Wire {
  static made: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => {};
  onmessage: () => void = () => {};
  onclose: () => void = () => {};
  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

beforeEach(() => {
  Wire.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: "http://desk:8000/#/match/one" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => void vi.useRealTimers());

function opened(): { live: Live; moved: () => number } {
  const live = new Live("one", () => new Wire() as unknown as WebSocket);
  let count = 0;
  live.addEventListener("moved", () => count++);
  live.open();
  return { live, moved: () => count };
}

test("it says what it watches, and tells of every word", () => {
  const { moved } = opened();
  const [wire] = Wire.made;
  wire!.onopen();
  expect(wire!.sent).toEqual(['{"watch":["one"]}']);
  wire!.onmessage();
  wire!.onmessage();
  expect(moved()).toBe(2);
});

test("a lost server is looked for, and read anew once found", () => {
  const { moved } = opened();
  Wire.made[0]!.close();
  vi.advanceTimersByTime(400);
  expect(Wire.made.length).toBe(2);
  Wire.made[1]!.onopen();
  Wire.made[1]!.onmessage();
  expect(moved()).toBe(1);
});

test("after three tries in vain the page looks by itself, until the server is heard again", () => {
  const { moved } = opened();
  for (let at = 0; at < 3; at++) {
    Wire.made.at(-1)!.close();
    vi.advanceTimersByTime(1300);
  }
  vi.advanceTimersByTime(2500);
  expect(moved()).toBeGreaterThan(0);
  Wire.made.at(-1)!.onmessage();
  const heard = moved();
  vi.advanceTimersByTime(20_000);
  expect(moved()).toBe(heard);
});

test("a page that is left looks for nothing", () => {
  const { live } = opened();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(Wire.made.length).toBe(1);
});

test("it waits longer each time, but never long", () => {
  expect(pause(0, 0.5)).toBe(250);
  expect(pause(2, 0.5)).toBe(1000);
  expect(pause(50, 1)).toBe(6250);
});
