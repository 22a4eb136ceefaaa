import type { BakedBody } from "../bake/bake-body.ts";
import type { Footwork } from "../contacts/footwork.ts";
import type { Rig } from "../rig/rig.ts";
import type { BeatGrid } from "../sequence/beat-grid.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Intensity } from "../sequence/intensity.ts";
import type { DanceScore } from "../sequence/score.ts";

/** A score made ready to be danced by a body: tracks worked out beforehand, and one list of all that touches the floor. */
export interface Dance {
  readonly score: DanceScore;
  readonly rig: Rig;
  /** One time through a move each, with idling between; for those who explain or measure. */
  readonly clips: readonly ClipInstance[];
  readonly footwork: Footwork;
  /** Seconds from which the dancer idles at the centre, for ever. */
  readonly idleFrom: number;
  readonly tracks: Float64Array;
  readonly frames: number;
}

/** For which body, and how far past its end, a dance is solved. */
export interface DanceOptions {
  rig?: Rig;
  /** Seconds of idling to make ready after the end: a round of it goes on for ever. Who looks at the dance alone needs none. */
  idling?: number;
  /** Whether it is shown as in a mirror, beside a dance that is not: both cross the stage to the same side. */
  inMirror?: boolean;
}

/** What the next dance can take over from a dance, where their scores are alike. Twice as large as the dance alone. */
export interface SolvedDance {
  readonly dance: Dance;
  readonly grid: BeatGrid | undefined;
  readonly intensity: Intensity | undefined;
  readonly baked: BakedBody;
}
