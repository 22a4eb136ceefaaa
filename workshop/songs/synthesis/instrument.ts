import { SAMPLE_RATE } from "./signal.ts";

/** Plays a tone: MIDI note, length in seconds, and how hard it is struck, 0 to 1. Mono. */
export type Instrument = (note: number, seconds: number, velocity: number) => Float32Array;

/** Strikes a drum: how hard, 0 to 1, and which of its takes, so that no two neighbours are the same. Mono. */
export type Drum = (velocity: number, take: number) => Float32Array;

/** The loudness of a held tone: it rises, stays, and is let go after its length. Seconds. */
export function held(time: number, seconds: number, attack: number, release: number): number {
  const rise = time < attack ? time / attack : 1;
  const left = seconds + release - time;
  return left >= release ? rise : rise * Math.max(0, left / release) ** 2;
}

/** A silent sound for a tone of a length with a release after it. Seconds. */
export function blank(seconds: number, release: number): Float32Array {
  return new Float32Array(Math.max(1, Math.round((seconds + release) * SAMPLE_RATE)));
}
