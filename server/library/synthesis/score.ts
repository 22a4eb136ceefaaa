import type { Instrument } from "./instruments.ts";
import type { Mix, Placement } from "./mix.ts";

/** A note of a melody: beat, MIDI note, length in beats. */
export type Note = readonly [beat: number, note: number, length: number];

/** Writes sounds into a mix by beats instead of seconds. */
export class Score {
  readonly #mix: Mix;
  readonly #beat: number;
  readonly #lead: number;
  readonly #swing: number;
  readonly #cache = new Map<Instrument, Map<string, Float32Array>>();

  /** @param swing How far every second half-beat is late, in shares of a half-beat. */
  constructor(mix: Mix, { tempo, lead = 0, swing = 0 }: { tempo: number; lead?: number; swing?: number }) {
    this.#mix = mix;
    this.#beat = 60 / tempo;
    this.#lead = lead;
    this.#swing = swing;
  }

  /** Seconds of a beat, swing included. */
  timeOf(beat: number): number {
    const inBeat = beat - Math.floor(beat);
    const late = this.#swing * (0.5 - Math.abs(inBeat - 0.5));
    return this.#lead + (beat + late) * this.#beat;
  }

  hit(sound: Float32Array, beat: number, placement?: Placement): void {
    this.#mix.add(sound, this.timeOf(beat), placement);
  }

  /** Hits wherever a pattern of steps has a digit (1 soft to 9 loud); `.` is silence. */
  pattern(sound: Float32Array, from: number, steps: string, stepBeats: number, placement: Placement = {}): void {
    for (const [i, step] of [...steps].entries()) {
      const strength = Number(step);
      if (strength > 0) {
        this.hit(sound, from + i * stepBeats, { ...placement, gain: (placement.gain ?? 1) * (strength / 9) });
      }
    }
  }

  play(instrument: Instrument, notes: readonly Note[], from = 0, placement?: Placement): void {
    for (const [beat, note, length] of notes) {
      this.#mix.add(this.#tone(instrument, note, length * this.#beat), this.timeOf(from + beat), placement);
    }
  }

  /** Songs play the same tones again and again: each is made once. */
  #tone(instrument: Instrument, note: number, seconds: number): Float32Array {
    const tones = this.#cache.get(instrument) ?? new Map<string, Float32Array>();
    this.#cache.set(instrument, tones);
    const key = `${note} ${seconds.toFixed(4)}`;
    const tone = tones.get(key) ?? instrument(note, seconds);
    tones.set(key, tone);
    return tone;
  }
}
