import type { Footwork } from "../contacts/footwork.ts";
import type { MotionSettings } from "../layers/index.ts";
import type { Rig } from "../rig/rig.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Intensity } from "../sequence/intensity.ts";
import type { DanceScore } from "../sequence/score.ts";

/** A score made ready to be danced by a body: tracks worked out beforehand, and one list of all that touches the floor. */
export interface Dance {
  readonly score: DanceScore;
  readonly rig: Rig;
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
  /** How its motion is set; for measures, and for who tunes it. */
  settings?: MotionSettings;
}

/** A dance with what it was made of, for those who go on from there: who dances beside the leader, and who explains or measures. */
export interface SolvedDance {
  readonly dance: Dance;
  /** One time through a move each, with idling between. */
  readonly clips: readonly ClipInstance[];
  readonly intensity: Intensity;
  /** The tracks as they are before hips and arms follow from them. */
  readonly channels: Float64Array;
}
