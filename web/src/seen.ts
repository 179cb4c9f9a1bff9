// What was seen, row by row: a line of notation in words, with the signs of the things it speaks of.
import type { Say } from "./words.ts";

export interface Thing {
  kind: "ball" | "cushion" | "pocket" | "pin";
  code: string;
}
export interface Row {
  things: Thing[];
  text: (say: Say) => string;
  /** The how-manieth cushion of the ball that was struck. */
  count?: number;
}

const BALL = "[WYRC]|[1-9]|1[0-5]";
const PIN = "kc|kh|kf|kl|kr|km1|km3";
const POCKET = "[HMF][LR]";

const ball = (code: string): Thing => ({ kind: "ball", code });
const thing = (code: string): Thing => ({ kind: code.startsWith("k") ? "pin" : "ball", code });
const name = (say: Say, code: string): string => (code.startsWith("k") ? say("pin", { pin: code }) : say("ball", { ball: code }));
const of = (say: Say, code: string): string => (code.startsWith("k") ? say("pin", { pin: code }) : say("ball-of", { ball: code }));

type Reader = [RegExp, (...parts: string[]) => Omit<Row, "count">];
const reader = (pattern: string, make: (...parts: string[]) => Omit<Row, "count">): Reader => [new RegExp(`^${pattern}$`), make];

const EVENTS: Reader[] = [
  reader(`\\*(${BALL})(?:\\{.*\\})?`, (a) => ({ things: [ball(a)], text: (say) => say("saw-tip", { ball: name(say, a) }) })),
  reader(`(${BALL})>(${BALL})`, (a, b) => ({ things: [ball(a), ball(b)], text: (say) => say("saw-hit", { ball: name(say, a), of: of(say, b) }) })),
  reader(`(${BALL})/([hflr])`, (a, c) => ({ things: [ball(a), { kind: "cushion", code: c }], text: (say) => say("saw-rebound", { ball: name(say, a), cushion: say("cushion", { cushion: c }) }) })),
  reader(`(${BALL})/(${POCKET})[hflr]?`, (a, p) => ({ things: [ball(a), { kind: "pocket", code: p }], text: (say) => say("saw-jaw", { ball: name(say, a), pocket: say("pocket", { pocket: p }) }) })),
  reader(`(${BALL})@(${POCKET})`, (a, p) => ({ things: [ball(a), { kind: "pocket", code: p }], text: (say) => say("saw-fall", { ball: name(say, a), pocket: say("pocket", { pocket: p }) }) })),
  reader(`(${BALL})@(${POCKET})~`, (a, p) => ({ things: [ball(a), { kind: "pocket", code: p }], text: (say) => say("saw-fall-untouched", { ball: name(say, a), pocket: say("pocket", { pocket: p }) }) })),
  reader(`(${BALL})<(${POCKET})`, (a, p) => ({ things: [ball(a), { kind: "pocket", code: p }], text: (say) => say("saw-return", { ball: name(say, a) }) })),
  reader(`(${BALL})\\|(house|rear|axis|)`, (a, line) => ({ things: [ball(a)], text: (say) => say("saw-cross", { ball: name(say, a), line: say("line", { line }) }) })),
  reader(`(${BALL})\\^(${BALL}|${PIN})`, (a, b) => ({ things: [ball(a), thing(b)], text: (say) => say("saw-over", { ball: name(say, a), of: of(say, b) }) })),
  reader(`(${BALL})\\^(?:floor|rail|lamp|chalk|person|)`, (a) => ({ things: [ball(a)], text: (say) => say("saw-fly", { ball: name(say, a) }) })),
  reader(`(${BALL})v`, (a) => ({ things: [ball(a)], text: (say) => say("saw-land", { ball: name(say, a) }) })),
  reader(`(${BALL}|${PIN})x(${PIN})`, (a, b) => ({ things: [thing(a), thing(b)], text: (say) => say("saw-fell", { by: name(say, a), pin: name(say, b) }) })),
  reader(`(${PIN})~`, (a) => ({ things: [thing(a)], text: (say) => say("saw-displaced", { pin: name(say, a) }) })),
  reader(`(${PIN})\\?(${BALL})`, (a, b) => ({ things: [thing(a), ball(b)], text: (say) => say("saw-leans", { pin: name(say, a), of: of(say, b) }) })),
  reader(`(${BALL})-([a-z]+\\d*)`, (a, zone) => ({ things: [ball(a)], text: (say) => say("saw-leave", { ball: name(say, a), zone }) })),
  reader(`(${BALL})\\+([a-z]+\\d*)`, (a, zone) => ({ things: [ball(a)], text: (say) => say("saw-enter", { ball: name(say, a), zone }) })),
  reader(`t([\\d.]+)`, (seconds) => ({ things: [], text: (say) => say("saw-at", { seconds }) })),
  reader(`moved=(.+)`, (balls) => ({ things: [], text: (say) => say("saw-moved", { balls }) })),
  reader(`both=none`, () => ({ things: [], text: (say) => say("both-free") })),
  reader(`both=(.+)`, (zone) => ({ things: [], text: (say) => say("saw-both", { zone }) })),
  reader(`frozen=(.+)`, (contacts) => ({ things: [], text: (say) => say("saw-frozen", { contacts }) })),
  reader(`(${BALL})=(.+)`, (a, place) => ({ things: [ball(a)], text: (say) => say("saw-rest", { ball: name(say, a), place: placed(say, place) }) })),
  reader(`\\?(.+)`, (call) => ({ things: [], text: (say) => say("saw-call", { call: called(say, call) }) })),
  reader(`#([a-z-]+)(?::(.+))?`, (word, value) => ({ things: [], text: (say) => say(`remark-${word}`) + (value ? `: ${value}` : "") })),
];

function placed(say: Say, place: string): string {
  if (new RegExp(`^${POCKET}$`).test(place)) return say("pocket", { pocket: place });
  return /^[hflr]$/.test(place) ? `${say("cushion", { cushion: place })}` : place;
}

/** A call in words, as far as it is a ball and a pocket. */
export function called(say: Say, call: string): string {
  const [, what, where, manner] = new RegExp(`^\\??(.+?)@(${POCKET})(\\(.*\\))?$`).exec(call) ?? [];
  if (what === undefined || where === undefined) return call.replace(/^\?/, "");
  const which = new RegExp(`^(${BALL})$`).test(what) ? name(say, what) : what;
  return `${which} → ${say("pocket", { pocket: where })}${manner ? ` ${manner}` : ""}`;
}

/** The rows of a stroke or a lag; a token that is none of these stands as it was written. */
export function seen(line: string): Row[] {
  const tokens = line.replace(/^lag\s+/, "").split(/\s+|&/).filter(Boolean);
  const striker = tokens.map((token) => new RegExp(`^\\*?(${BALL})`).exec(token)?.[1]).find(Boolean);
  let cushions = 0;
  return tokens.map((token) => {
    const row = read(token);
    const [first, second] = row.things;
    const counts = second?.kind === "cushion" && first?.code === striker;
    return counts ? { ...row, count: ++cushions } : row;
  });
}

function read(token: string): Row {
  for (const [pattern, make] of EVENTS) {
    const found = pattern.exec(token);
    if (found) return make(...found.slice(1).map((part) => part ?? ""));
  }
  return { things: [], text: () => token };
}
