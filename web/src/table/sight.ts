// What both views of the table are shown, and how they ask for a picture: once a frame, and only when something changed.
import { property } from "lit/decorators.js";
import { Piece } from "../piece.ts";
import type { Marker, Table } from "../types.ts";
import type { Thing } from "./balls.ts";
import type { Shot } from "./shot.ts";

export interface Trace {
  points: readonly [number, number][];
  cue: boolean;
}

/** What the aim promises: the way of the cue ball to its first contact and a little on, and of the ball it meets. */
export interface Aim {
  cue: [number, number][];
  ghost: [number, number] | null;
  object: [number, number][];
}

export abstract class TableSight extends Piece {
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) things: readonly Thing[] = [];
  @property({ attribute: false }) fallen: ReadonlySet<string> = new Set();
  @property({ attribute: false }) traces: readonly Trace[] = [];
  /** Circles on the bed in which balls have to come to rest. */
  @property({ attribute: false }) markers: readonly Marker[] = [];
  @property({ attribute: false }) shot: Shot | null = null;
  @property({ attribute: false }) aim: Aim | null = null;
  @property({ attribute: false }) loose: ReadonlySet<string> = new Set();
  @property() label = "";
  private wanted = 0;

  protected abstract draw(): void;

  /** The ball that the cue points at, if it lies on the table. */
  protected get striker(): Thing | undefined {
    return this.shot ? this.things.find((thing) => thing.name === this.shot?.ball) : undefined;
  }

  /** Draw in the next frame; asked twice, drawn once. */
  protected redraw(): void {
    this.wanted ||= requestAnimationFrame(() => {
      this.wanted = 0;
      this.draw();
    });
  }
}
