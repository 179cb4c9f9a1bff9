// The JSON of the server, as src/abrikol/web writes it.
import type { Phrase } from "./words.ts";

export type Side = "A" | "B" | "C" | "D";
export type BySide<T> = Partial<Record<Side, T>>;
export type Texts = Record<string, string>;

export interface Tap {
  id: string;
  line: string;
  kind: "score" | "end" | "foul" | "act";
}

export interface Format {
  code: string;
  target: number;
  games: number;
  of: number;
  sets: boolean;
  fixed: boolean;
  equaliser: boolean | null;
  innings: number | null;
  shootout: boolean;
  seconds: number | null;
  extensions: number | null;
  a_match: boolean;
  automatic: boolean;
}

export interface Area {
  name: string;
  points: [number, number][];
}

export interface Table {
  name: string;
  length: number;
  width: number;
  radius: number;
  pockets: boolean;
  spots: [number, number][];
  zones: Area[];
}

/** Between which values of x and y the centre of a ball may lie. */
export interface Room {
  x: [number, number];
  y: [number, number];
}

/** A ball in hand: where by the law, as the part of the bed that is lit, and as the room of its centre. */
export interface Hand {
  where: string;
  shape: [number, number][];
  room: Room;
}

export interface Choice {
  name: string;
  values: string[];
  default: string;
}

export interface Game {
  id: string;
  name: string;
  edition: string;
  family: "carom" | "lines" | "pins" | "pyramid";
  book: Texts;
  players: number[];
  format: Format;
  /** By the number of players, where it differs. */
  formats: Record<string, string>;
  countdown: boolean;
  /** What the number of a format counts: points, or the figures of artistic billiards. */
  length_in: "points" | "figures";
  /** Balls that count one each, balls with their numbers, or no shelf. */
  shelf: "count" | "balls" | null;
  cue_balls: string[];
  balls: string[];
  table: Table;
  clock: { limit: number | null; warn_at: number; extension: number | null };
  pins: string[];
  taps: Tap[];
  choices: Choice[];
}

export interface Term {
  /** Nothing = anything at all. */
  things: string[];
  least: number;
  most: number | null;
}

export interface Course {
  ball: string;
  course: string;
  terms: Term[];
}

export interface Marker {
  name: string;
  at: [number, number];
  radius: number;
}

/** A stroke that does what is asked: m/s, degrees, radii of the ball. */
export interface Solution {
  speed: number;
  heading: number;
  side: number;
  top: number;
  elevation: number;
  seed: number;
}

/** What the next stroke is asked to do, where that is prescribed. */
export interface Task {
  name: string;
  title: Texts;
  family: string;
  worth: number;
  number: number;
  of: number;
  attempt: number;
  attempts: number;
  courses: Course[];
  ends: { ball: string; marker: string }[];
  markers: Marker[];
  mirrored: boolean;
  solution: Solution | null;
  programme: string[];
}

export interface Duty {
  by: string;
  do: "spot" | "take" | "choose" | "place" | "call" | "lag";
  of: string[];
  implied: string | null;
  lapses: boolean;
}

export type Over = null | "draw" | { winner: Side; final: string };

export interface Now {
  sides: Side[];
  turn: Side;
  striker: Side;
  phase: "lag" | "opening" | "play";
  /** The ball of each side where a lag is due. */
  lag: string[] | null;
  score: BySide<number>;
  shelf: BySide<number>;
  owes: BySide<number>;
  innings: BySide<number>;
  won: BySide<number>;
  own: BySide<string>;
  extra: BySide<number> | null;
  run: number;
  game: number;
  equaliser: Side | null;
  starter: Side;
  position: Record<string, [number, number]>;
  absent: string[];
  frozen: string[];
  standing: string[] | null;
  zones: Record<string, string>;
  pins: Record<string, [number, number]>;
  hand: Hand | null;
  task: Task | null;
  duties: Duty[];
  options: { cue_balls: string[]; hand: string | null; offers: string[]; may_call: string[]; must_call: boolean; announce: string[] };
  calls: string[];
  clock: { limit: number | null; left: number | null; warned: boolean; used: number[] };
  state: Record<string, unknown>;
  over: Over;
  closed: boolean;
  needs: string | null;
}

export interface Entry {
  n: number;
  by: string;
  who: string | null;
  does: string;
  was: string | null;
  kind: "stroke" | "act" | "undo" | "correct";
  call: string | null;
  articles: string[];
  awards: BySide<number>;
  moves: string[];
  duties: { by: string; do: string; of: string[] }[];
  turn: Side;
  score: BySide<number>;
  run: number;
  over: Over;
  needs: string | null;
  stands: boolean;
  unfit: boolean;
  undoes: number | null;
  corrects: number | null;
  game: number;
  innings: BySide<number>;
}

export interface Column {
  innings: number[];
  given: number;
  points: number;
  average: string | null;
  high: number;
}

export interface Sheet {
  game: number;
  sides: BySide<Column>;
}

export interface Article {
  number: string;
  call: string;
  gist: Texts;
  book: Texts;
}

export interface Broken {
  line: number;
  reason: string;
  why: Phrase;
  writable: boolean;
}

export interface Match {
  name: string;
  broken: Broken | null;
  players: string[];
  game: Game;
  format: Format;
  agreed: Record<string, string>;
  count: number;
  now: Now;
  steps: Entry[];
  sheets: Sheet[];
  articles: Record<string, Article>;
}

export interface Preview {
  entries: Entry[];
  now: Now;
  articles: Record<string, Article>;
  unfit: number[];
}

export interface Listed {
  name: string;
  broken: Broken | null;
  game?: string;
  players?: string[];
  count?: number;
  sides?: Side[];
  score?: BySide<number>;
  won?: BySide<number>;
  over?: Over;
  turn?: Side;
}
