import { SAMPLE_RATE } from "../synthesis/signal.ts";
import type { Stereo } from "./track.ts";

export interface ReverbOptions {
  /** Seconds in which the sound falls by 60 dB. */
  seconds: number;
  /** Of the space: 1 is a hall. */
  size: number;
  /** Seconds before the first echo. */
  preDelay: number;
  /** Low-pass in the loop, Hz. */
  damping: number;
}

/** Lengths of the delay lines in samples, without common factors. */
const LINES = [1423, 1777, 2017, 2293, 2711, 3067, 3433, 3907];

/** A feedback delay network of eight lines through a Hadamard matrix (Jot 1991). The wet sound alone. */
export function reverberate(dry: Stereo, { seconds, size, preDelay, damping }: ReverbOptions): Stereo {
  const length = dry.left.length;
  const wet: Stereo = { left: new Float32Array(length), right: new Float32Array(length) };
  const lines = LINES.map((samples) => delayLine(Math.round(samples * size), seconds, damping));
  const [l0, l1, l2, l3, l4, l5, l6, l7] = lines as [Line, Line, Line, Line, Line, Line, Line, Line];
  const pre = Math.round(preDelay * SAMPLE_RATE);
  for (let i = 0; i < length; i++) {
    const inLeft = i >= pre ? 0.5 * (dry.left[i - pre] as number) : 0;
    const inRight = i >= pre ? 0.5 * (dry.right[i - pre] as number) : 0;
    const v0 = l0.read();
    const v1 = l1.read();
    const v2 = l2.read();
    const v3 = l3.read();
    const v4 = l4.read();
    const v5 = l5.read();
    const v6 = l6.read();
    const v7 = l7.read();
    wet.left[i] = 0.35 * (v0 - v2 + v4 - v6);
    wet.right[i] = 0.35 * (v1 - v3 + v5 - v7);
    // The Hadamard matrix as three rows of sums and differences.
    const a0 = v0 + v1;
    const a1 = v0 - v1;
    const a2 = v2 + v3;
    const a3 = v2 - v3;
    const a4 = v4 + v5;
    const a5 = v4 - v5;
    const a6 = v6 + v7;
    const a7 = v6 - v7;
    const b0 = a0 + a2;
    const b1 = a1 + a3;
    const b2 = a0 - a2;
    const b3 = a1 - a3;
    const b4 = a4 + a6;
    const b5 = a5 + a7;
    const b6 = a4 - a6;
    const b7 = a5 - a7;
    l0.write(NORM * (b0 + b4) + inLeft);
    l1.write(NORM * (b1 + b5) + inRight);
    l2.write(NORM * (b2 + b6) + inLeft);
    l3.write(NORM * (b3 + b7) + inRight);
    l4.write(NORM * (b0 - b4) + inLeft);
    l5.write(NORM * (b1 - b5) + inRight);
    l6.write(NORM * (b2 - b6) + inLeft);
    l7.write(NORM * (b3 - b7) + inRight);
  }
  return wet;
}

/** What is fainter is nothing: numbers near zero are slow to reckon with. */
const NOTHING = 1e-12;
const NORM = 1 / Math.sqrt(8);

/** A delay that loses loudness and height with each round. */
class Line {
  readonly #samples: Float32Array;
  readonly #gain: number;
  readonly #open: number;
  #at = 0;
  #low = 0;

  constructor(length: number, gain: number, open: number) {
    this.#samples = new Float32Array(length);
    this.#gain = gain;
    this.#open = open;
  }

  read(): number {
    this.#low += this.#open * ((this.#samples[this.#at] as number) - this.#low);
    if (this.#low < NOTHING && this.#low > -NOTHING) this.#low = 0;
    return this.#low * this.#gain;
  }

  write(sample: number): void {
    this.#samples[this.#at] = sample < NOTHING && sample > -NOTHING ? 0 : sample;
    this.#at = this.#at + 1 === this.#samples.length ? 0 : this.#at + 1;
  }
}

function delayLine(length: number, seconds: number, damping: number): Line {
  return new Line(
    length,
    10 ** ((-3 * length) / (seconds * SAMPLE_RATE)),
    1 - Math.exp((-2 * Math.PI * damping) / SAMPLE_RATE),
  );
}
