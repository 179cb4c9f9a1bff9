// Colours of things, from the tokens of the style sheet.

export const css = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A mix of two #rrggbb colours: 0 the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const parts = (colour: string): number[] => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  const other = parts(second);
  const mixed = parts(first).map((value, i) => Math.round(value + ((other[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const TOKENS: Record<string, string> = { W: "--ball-w", Y: "--ball-y", R: "--ball-r", C: "--ball-cue" };

/** The colour of a ball by its letter or number. */
export const ballColour = (ball: string): string => css(TOKENS[ball] ?? "--ball-ivory");

/** Repeatable chance, so that the wood has the same grain each time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}
