import type { Track } from "../mixing/track.ts";
import type { Drum, Instrument } from "../synthesis/instrument.ts";
import { noise } from "../synthesis/signal.ts";
import type { Tone } from "./melody.ts";

export interface ScoreOptions {
  /** Beats a minute. */
  tempo: number;
  /** Part of a beat of which every second one is late: 0.5 for eighths, 0.25 for sixteenths. */
  swingUnit?: number;
  /** How late, as a share of the part: 0 straight, 0.33 as triplets. */
  swing?: number;
  /** Seconds before the first beat. */
  lead?: number;
}

/** How notes are played. */
export interface Manner {
  /** −1 left to 1 right. */
  pan?: number;
  gain?: number;
  /** Behind (or, negative, before) the beat, milliseconds. */
  late?: number;
  /** How far people miss the beat, milliseconds. */
  loose?: number;
}

/** How many strokes of one loudness are made, to be used in turn. */
const TAKES = 3;
const LOUDNESSES = 6;

/** Plays instruments into a mix by beats instead of seconds. */
export class Score {
  readonly tempo: number;
  readonly #beat: number;
  readonly #lead: number;
  readonly #unit: number;
  readonly #swing: number;
  readonly #tones = new Map<Instrument, Map<string, Float32Array>>();
  readonly #strokes = new Map<Drum, Map<string, Float32Array>>();
  readonly #random = noise(2024);
  #stroke = 0;

  constructor({ tempo, swingUnit = 0.5, swing = 0, lead = 0 }: ScoreOptions) {
    this.tempo = tempo;
    this.#beat = 60 / tempo;
    this.#lead = lead;
    this.#unit = swingUnit;
    this.#swing = swing;
  }

  /** Seconds of a beat, swing included. */
  timeOf(beat: number): number {
    const pair = 2 * this.#unit;
    const inPair = (beat - Math.floor(beat / pair) * pair) / pair;
    const late = this.#swing * this.#unit * (inPair < 0.5 ? 2 * inPair : 2 * (1 - inPair));
    return this.#lead + (beat + late) * this.#beat;
  }

  seconds(beats: number): number {
    return beats * this.#beat;
  }

  /** Strikes a drum once; velocity 0 to 1. */
  hit(track: Track, drum: Drum, beat: number, velocity = 0.9, manner: Manner = {}): void {
    const strokes = this.#strokes.get(drum) ?? new Map<string, Float32Array>();
    this.#strokes.set(drum, strokes);
    const loudness = Math.max(1, Math.round(velocity * LOUDNESSES));
    const take = this.#stroke++ % TAKES;
    const key = `${loudness} ${take}`;
    const sound = strokes.get(key) ?? drum(loudness / LOUDNESSES, take);
    strokes.set(key, sound);
    track.add(sound, this.#miss(beat, manner), (manner.gain ?? 1) * velocity ** 1.5, manner.pan);
  }

  /** Strikes wherever a pattern of steps has a digit, 1 for a ghost note to 9; other signs are rests, spaces nothing. */
  pattern(track: Track, drum: Drum, from: number, steps: string, step: number, manner: Manner = {}): void {
    [...steps.replaceAll(/[\s|]/g, "")].forEach((sign, i) => {
      const strength = Number(sign);
      if (strength > 0) this.hit(track, drum, from + i * step, strength / 9 + 0.03 * this.#random(), manner);
    });
  }

  /** Plays a melody or chord tones, in beats from a beat on. */
  play(
    track: Track,
    instrument: Instrument,
    tones: readonly Tone[],
    from = 0,
    manner: Manner & { velocity?: number } = {},
  ): void {
    for (const { beat, pitch, beats } of tones) this.tone(track, instrument, from + beat, pitch, beats, manner);
  }

  tone(
    track: Track,
    instrument: Instrument,
    beat: number,
    pitch: number,
    beats: number,
    manner: Manner & { velocity?: number } = {},
  ): void {
    const velocity = Math.min(1, Math.max(0.1, (manner.velocity ?? 0.7) + 0.06 * this.#random()));
    const made = this.#tones.get(instrument) ?? new Map<string, Float32Array>();
    this.#tones.set(instrument, made);
    const loudness = Math.max(1, Math.round(velocity * 4)) / 4;
    const seconds = this.seconds(beats);
    const key = `${pitch} ${seconds.toFixed(3)} ${loudness}`;
    const sound = made.get(key) ?? instrument(pitch, seconds, loudness);
    made.set(key, sound);
    track.add(sound, this.#miss(beat, manner), (manner.gain ?? 1) * velocity ** 1.2, manner.pan);
  }

  #miss(beat: number, { late = 0, loose = 3 }: Manner): number {
    return Math.max(0, this.timeOf(beat) + (late + loose * this.#random()) / 1000);
  }
}
