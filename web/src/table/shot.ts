// A shot as the player sets it: which ball, whither, how hard, where on the ball. Angles in degrees, as people say them.

export interface Shot {
  ball: string;
  /** Degrees counter-clockwise from the long axis toward the foot. */
  heading: number;
  /** Cue speed, m/s. */
  speed: number;
  /** Tip from the centre in radii: right and up are positive. */
  side: number;
  top: number;
  /** Degrees; null = as level as the cue can lie. */
  elevation: number | null;
}

export const FIRST: Omit<Shot, "ball"> = { heading: 0, speed: 3, side: 0, top: 0, elevation: null };

export const LIMITS = { speed: [0.1, 12], elevation: [0, 89], tip: 0.9 } as const;

const clamp = (value: number, [low, high]: readonly [number, number]): number => Math.min(Math.max(value, low), high);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Turn by so many degrees; headings stay within −180 and 180. */
export function turned(shot: Shot, degrees: number): Shot {
  const heading = ((((shot.heading + degrees + 180) % 360) + 360) % 360) - 180;
  return { ...shot, heading: rounded(heading, 3) };
}

export const harder = (shot: Shot, by: number): Shot => ({
  ...shot,
  speed: rounded(clamp(shot.speed + by, LIMITS.speed), 2),
});

export const raised = (shot: Shot, by: number): Shot => ({
  ...shot,
  elevation: rounded(clamp((shot.elevation ?? 0) + by, LIMITS.elevation), 1),
});

/** The tip on the ball, kept where a tip can still push. */
export function tipped(shot: Shot, side: number, top: number): Shot {
  const off = Math.hypot(side, top);
  const scale = off > LIMITS.tip ? LIMITS.tip / off : 1;
  return { ...shot, side: rounded(side * scale, 3), top: rounded(top * scale, 3) };
}

/** Aim a shot at a point of the table. */
export function aimed(shot: Shot, from: readonly [number, number], at: readonly [number, number]): Shot {
  const heading = (Math.atan2(at[1] - from[1], at[0] - from[0]) * 180) / Math.PI;
  return { ...shot, heading: rounded(heading, 2) };
}

/** A drag turns finer the farther out it goes: the share of the turn that counts. */
export const fineness = (distance: number, reach: number): number => Math.min(1, reach / Math.max(distance, 1));

/** What stands in a link: numbers only where they differ from the first shot's. */
export function written(shot: Shot): string {
  const { ball, heading, speed, side, top, elevation } = shot;
  return [ball, heading, speed, side, top, elevation ?? "level"].join("_");
}

export function read(text: string): Shot | null {
  const [ball, heading, speed, side, top, elevation] = text.split("_");
  const numbers = [heading, speed, side, top].map(Number);
  if (!ball || numbers.some((value) => !Number.isFinite(value))) return null;
  const [h = 0, v = FIRST.speed, s = 0, t = 0] = numbers;
  const level = elevation === undefined || elevation === "level";
  return { ball, heading: h, speed: clamp(v, LIMITS.speed), side: s, top: t, elevation: level ? null : Number(elevation) };
}
