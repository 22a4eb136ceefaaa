import { SAMPLE_RATE } from "../synthesis/signal.ts";

/** Two channels of sound. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

/** How a track is treated, and how much of it the rooms get. */
export interface TrackOptions {
  gain?: number;
  /** It keeps the beat, or is the bass: silent where the music gathers. */
  isRhythm?: boolean;
  /** High-pass and low-pass, Hz. */
  lowCut?: number;
  highCut?: number;
  /** Shelves and a bell: frequency in Hz and decibels. */
  low?: readonly [number, number];
  presence?: readonly [number, number];
  high?: readonly [number, number];
  /** Threshold in dBFS and ratio. */
  compress?: { threshold: number; ratio: number; attack?: number; release?: number; makeUp?: number };
  /** Of the small room, the hall and the echo, 0 to 1. */
  room?: number;
  hall?: number;
  echo?: number;
  /** Chorus that widens it, 0 to 1. */
  wide?: number;
  /** Decibels by which the kick, or the singer, pushes it down. */
  duck?: { by: "kick" | "voice"; decibels: number };
  /** Cutoff of a low-pass over time, Hz by seconds. */
  sweep?: (time: number) => number;
}

/** Samples after the last sound in which filters and chorus come to rest. */
const TAIL = 4000;

/** The sound of one player (or a group of them), in stereo, dry. */
export class Track implements Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly options: TrackOptions;
  /** Where its first sound begins and its last one ends, samples. */
  #from = Number.POSITIVE_INFINITY;
  #to = 0;

  constructor(length: number, options: TrackOptions) {
    this.left = new Float32Array(length);
    this.right = new Float32Array(length);
    this.options = options;
  }

  /** Adds a mono sound at a time in seconds; what does not fit is cut off. `pan` is −1 left to 1 right. */
  add(sound: Float32Array, time: number, gain = 1, pan = 0): void {
    const offset = Math.round(time * SAMPLE_RATE);
    const [a, b] = [gain * Math.cos(((pan + 1) * Math.PI) / 4), gain * Math.sin(((pan + 1) * Math.PI) / 4)];
    const { left, right } = this;
    const from = Math.max(0, -offset);
    const to = Math.min(sound.length, left.length - offset);
    this.#from = Math.min(this.#from, offset + from);
    this.#to = Math.max(this.#to, offset + to);
    for (let i = from; i < to; i++) {
      const sample = sound[i] as number;
      (left[offset + i] as number) += sample * a;
      (right[offset + i] as number) += sample * b;
    }
  }

  /** The part of it that sounds, where it lies in the whole, and a moment after for what filters keep. */
  get sounding(): Stereo & { from: number } {
    const from = Math.min(this.#from, this.left.length);
    const to = Math.min(this.left.length, this.#to + TAIL);
    return { left: this.left.subarray(from, to), right: this.right.subarray(from, to), from };
  }

  /** Grows from a share of its loudness to all of it between two times, seconds. */
  swell(from: number, to: number, least: number): void {
    const [a, b] = [Math.max(0, Math.round(from * SAMPLE_RATE)), Math.round(to * SAMPLE_RATE)];
    for (let i = a; i < Math.min(b, this.left.length); i++) {
      const gain = least + ((1 - least) * (i - a)) / (b - a);
      (this.left[i] as number) *= gain;
      (this.right[i] as number) *= gain;
    }
  }

  /** Nothing sounds between two times, seconds: for a stop. Edges of 8 ms. */
  mute(from: number, to: number): void {
    const edge = 0.008 * SAMPLE_RATE;
    const [a, b] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)];
    for (let i = Math.max(0, Math.round(a - edge)); i < Math.min(b, this.left.length); i++) {
      const gain = i < a ? (a - i) / edge : 0;
      (this.left[i] as number) *= gain;
      (this.right[i] as number) *= gain;
    }
  }
}
