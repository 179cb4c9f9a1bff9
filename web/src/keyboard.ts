// Which key means what, wherever the focus is: nothing while somebody types, and a focused button keeps its own Enter.
const KEYS: Record<string, string> = {
  "+": "score",
  "=": "score",
  Enter: "end",
  Backspace: "undo",
  Escape: "close",
  "/": "line",
  f: "foul",
  a: "act",
  c: "clock",
  h: "history",
  s: "sheet",
  t: "table",
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
};
// the same keys on a Cyrillic layout: what counts is where the key is
const PLACES: Record<string, string> = { KeyF: "foul", KeyA: "act", KeyC: "clock", KeyH: "history", KeyS: "sheet", KeyT: "table", Slash: "line" };
const OWN = "button, a, summary, [role=application], [role=tab]";

export interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  target: EventTarget | null;
}

/** What a key press asks for, or nothing. */
export function pressed(event: Press): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, select, textarea")) return null;
  if (event.key === "Enter" && at?.closest(OWN)) return null;
  if (event.key.startsWith("Arrow") && at?.closest(`${OWN}, [data-row]`)) return null;
  if (/^[1-9]$/.test(event.key)) return event.key;
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) return "help";
  const latin = /^[ -~]$/.test(event.key);
  return KEYS[event.key] ?? KEYS[event.key.toLowerCase()] ?? (latin ? null : (PLACES[event.code] ?? null));
}
