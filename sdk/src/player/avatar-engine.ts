import type { Timeline } from "../choreography/timeline.ts";

/** The specification's play states: 0 play, 1 pause start (halted at the start), 2 pause. */
export const PlayState = { play: 0, pauseStart: 1, pause: 2 } as const;
export type PlayState = (typeof PlayState)[keyof typeof PlayState];

/**
 * What the player machine asks of the avatar, and all it knows of it: so the machine runs without WebGL in tests, and
 * the same machine can drive another engine.
 */
export interface AvatarEngine {
  /** Resolves when the avatar can be shown; rejects with a sentence for the person when it cannot be. */
  readonly loaded: Promise<void>;
  /** The specification's message: move numbers joined with '_', as in 1_2_3_5. */
  setStepSequence(sequence: string): void;
  /** The specification's message: whether the avatar plays. */
  setPlayState(state: PlayState): void;
  /** The timed dance. It takes the place of the step sequence's even timing. */
  setTimeline(timeline: Timeline): void;
  /** Where the time comes from: seconds in the song. The engine asks once a frame. */
  setClock(now: () => number): void;
  /** Shows left as right, as a mirror in a dance studio does. An engine without it is mirrored by its view. */
  setMirrored?(mirrored: boolean): void;
}
