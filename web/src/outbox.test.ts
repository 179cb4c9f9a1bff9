import { expect, test } from "vitest";
import { Outbox, type Write } from "./outbox.ts";

const write = (id: string, at: number): Write => ({ id, do: "W>R", tap: null, seen: 3, at });

/** A browser's storage, as far as it is needed. */
function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

test("what was entered is there after a reload, in its order, and only this match's", () => {
  const browser = shelf();
  const before = new Outbox("one", browser);
  before.put(write("b", 1));
  before.put(write("a", 2));
  new Outbox("one-more", browser).put(write("c", 0));
  expect(new Outbox("one", browser).all.map(({ id }) => id)).toEqual(["b", "a"]);
});

test("what was sent is gone, and what was agreed to keeps its new count", () => {
  const browser = shelf();
  const box = new Outbox("one", browser);
  box.put(write("a", 1));
  box.put(write("b", 2));
  box.drop("a");
  box.agree(7);
  expect(new Outbox("one", browser).all).toEqual([{ ...write("b", 2), seen: 7 }]);
  box.clear();
  expect(browser.length).toBe(0);
});

test("where the browser keeps nothing, the page does", () => {
  const box = new Outbox("one", null);
  box.put(write("a", 1));
  expect(box.first?.id).toBe("a");
});
