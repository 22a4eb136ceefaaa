import { float32At } from "@nataraj/sdk/arrays";
import { SAMPLE_RATE } from "./signal.ts";

/** Where a sound goes: its loudness, its place (−1 left to 1 right) and how much of it the room gets. */
export interface Placement {
  gain?: number;
  pan?: number;
  room?: number;
}

/** A stereo mix in the making: dry sound, and what the room is given of it. */
export class Mix {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly #roomLeft: Float32Array;
  readonly #roomRight: Float32Array;

  constructor(seconds: number) {
    const length = Math.ceil(seconds * SAMPLE_RATE);
    this.left = new Float32Array(length);
    this.right = new Float32Array(length);
    this.#roomLeft = new Float32Array(length);
    this.#roomRight = new Float32Array(length);
  }

  /** Adds a mono sound at a time in seconds; what does not fit is cut off. */
  add(sound: Float32Array, time: number, { gain = 1, pan = 0, room = 0 }: Placement = {}): void {
    const offset = Math.round(time * SAMPLE_RATE);
    const left = gain * Math.cos(((pan + 1) * Math.PI) / 4) * Math.SQRT2;
    const right = gain * Math.sin(((pan + 1) * Math.PI) / 4) * Math.SQRT2;
    const from = Math.max(0, -offset);
    const to = Math.min(sound.length, this.left.length - offset);
    for (let i = from; i < to; i++) {
      const sample = float32At(sound, i);
      const at = offset + i;
      this.left[at] = float32At(this.left, at) + sample * left;
      this.right[at] = float32At(this.right, at) + sample * right;
      this.#roomLeft[at] = float32At(this.#roomLeft, at) + sample * left * room;
      this.#roomRight[at] = float32At(this.#roomRight, at) + sample * right * room;
    }
  }

  /** Adds the room, levels and softly limits the whole, and fades the end out. */
  finish(fadeSeconds = 1.5): { left: Float32Array; right: Float32Array } {
    const roomLeft = reverberate(this.#roomLeft, 0);
    const roomRight = reverberate(this.#roomRight, 23);
    const { left, right } = this;
    let power = 0;
    for (let i = 0; i < left.length; i++) {
      left[i] = float32At(left, i) + float32At(roomLeft, i);
      right[i] = float32At(right, i) + float32At(roomRight, i);
      power += float32At(left, i) ** 2 + float32At(right, i) ** 2;
    }
    // To a loudness at which the limiter below touches the peaks only.
    const gain = 0.15 / Math.sqrt(power / (2 * left.length) || 1);
    const fade = fadeSeconds * SAMPLE_RATE;
    for (let i = 0; i < left.length; i++) {
      const end = Math.min(1, (left.length - i) / fade);
      left[i] = Math.tanh(float32At(left, i) * gain * 1.15) * 0.9 * end;
      right[i] = Math.tanh(float32At(right, i) * gain * 1.15) * 0.9 * end;
    }
    return { left, right };
  }
}

const COMBS = [1557, 1617, 1491, 1422, 1277, 1356, 1188, 1116];
const ALL_PASSES = [225, 556, 441, 341];

/** Schroeder's reverberator with damped combs; `spread` sets the sides apart. */
function reverberate(input: Float32Array, spread: number): Float32Array {
  const output = new Float32Array(input.length);
  for (const delay of COMBS) {
    const line = new Float32Array(delay + spread);
    let at = 0;
    let damped = 0;
    for (let i = 0; i < input.length; i++) {
      const echo = float32At(line, at);
      damped = echo * 0.72 + damped * 0.28;
      line[at] = float32At(input, i) * 0.09 + damped * 0.82;
      output[i] = float32At(output, i) + echo;
      at = at + 1 === line.length ? 0 : at + 1;
    }
  }
  for (const delay of ALL_PASSES) {
    const line = new Float32Array(delay + spread);
    let at = 0;
    for (let i = 0; i < output.length; i++) {
      const echo = float32At(line, at);
      const sample = float32At(output, i);
      line[at] = sample + echo * 0.5;
      output[i] = echo - sample;
      at = at + 1 === line.length ? 0 : at + 1;
    }
  }
  return output;
}
