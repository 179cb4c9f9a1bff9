// Signs: a shape first, a colour second. A ball is a colour and a mark.
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

export type Tone = "good" | "bad" | "ask" | "warn" | "calm";

const SHAPES: Record<string, SVGTemplateResult> = {
  good: svg`<circle cx="10" cy="10" r="8.4"/><path d="m6 10.3 2.8 2.8L14.2 7"/>`,
  bad: svg`<path d="M10 2 18.6 17.6H1.4z"/><path d="M10 8v4.4M10 14v1.8"/>`,
  ask: svg`<circle cx="10" cy="10" r="4"/><path d="M10 1v3M10 16v3M1 10h3M16 10h3"/>`,
  warn: svg`<path d="M15.6 6.2A7 7 0 1 0 17 10M17 2.5v4.6h-4.6"/>`,
  calm: svg`<circle cx="10" cy="10" r="8.4"/><path d="M6 10h8"/>`,
  undo: svg`<path d="M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l4-4M4 8l4 4"/>`,
  back: svg`<path d="M12.5 4 6.5 10l6 6"/>`,
  wait: svg`<path d="M10 16V5M5.5 9.5 10 5l4.5 4.5"/>`,
  tick: svg`<path d="m4 10.5 4 4 8-9"/>`,
  pen: svg`<path d="M4 16l.8-3.6L13 4.2l2.8 2.8-8.2 8.2zM11.4 5.8l2.8 2.8"/>`,
  save: svg`<path d="M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13"/>`,
  light: svg`<circle cx="10" cy="10" r="3.6"/><path d="M10 1.8v2.4M10 15.8v2.4M1.8 10h2.4M15.8 10h2.4M4.2 4.2l1.7 1.7M14.1 14.1l1.7 1.7M15.8 4.2l-1.7 1.7M5.9 14.1l-1.7 1.7"/>`,
  dark: svg`<path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z"/>`,
  table: svg`<path d="M2.5 5.5h15v9h-15z"/><path d="M6.5 9.5h.01M13 11h.01"/>`,
  more: svg`<path d="M4 10h.01M10 10h.01M16 10h.01"/>`,
};

/** A sign by name; it only accompanies words, so it is hidden from readers. */
export const sign = (name: string): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${SHAPES[name]}</svg>`;

const TONES: Record<string, Tone> = {
  point: "good", figure: "good", "valid-break": "good", legal: "good",
  foul: "bad", "bad-break": "bad",
  void: "warn", replay: "warn",
};

/** How a call looks: the tone of its colour, and with it its sign. No call = a question. */
export const toneOf = (call: string | null): Tone => (call === null ? "ask" : (TONES[call] ?? "calm"));

/** A ball as a sign; its name stands beside it or in the label of what holds it. */
export function ballSign(ball: string, extra = ""): TemplateResult {
  const number = /^\d+$/.test(ball);
  return html`<i class="ball ${number ? "n" : ball.toLowerCase()} ${extra}" aria-hidden="true">${number ? ball : ""}</i>`;
}

export const brand = html`<svg viewBox="0 0 30 24" aria-hidden="true"><path d="M1 3h28" stroke="currentColor" stroke-width="4" stroke-linecap="round"/><path d="M3 21 13 7l7.2 9.2" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="22.6" cy="19" r="4.4" fill="var(--accent)"/></svg>`;
