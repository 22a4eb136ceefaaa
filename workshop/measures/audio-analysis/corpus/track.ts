import { float32At } from "@nataraj/sdk/arrays";
import { ANALYSIS_RATE } from "../../../../server/src/music/audio-analysis/spectrum/features.ts";

/** Rate of the corpus: that at which the product listens. */
export const RATE = ANALYSIS_RATE;

/** Sound of one or more instruments, to which notes are added. */
export class Track {
  readonly samples: Float32Array;

  constructor(seconds: number) {
    this.samples = new Float32Array(Math.ceil(seconds * RATE));
  }

  /** Adds a sound at a time in seconds; what is outside is lost. */
  add(sound: Float32Array, time: number, gain = 1): void {
    const start = Math.round(time * RATE);
    const from = Math.max(0, -start);
    const to = Math.min(sound.length, this.samples.length - start);
    for (let i = from; i < to; i++)
      this.samples[start + i] = float32At(this.samples, start + i) + float32At(sound, i) * gain;
  }

  /** Adds a whole track. */
  mix(other: Track, gain: number): void {
    this.add(other.samples, 0, gain);
  }
}
