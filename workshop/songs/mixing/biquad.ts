import { SAMPLE_RATE } from "../synthesis/signal.ts";

/** Coefficients of a second-order section: b0, b1, b2, a1, a2 (a0 is 1). */
export type Biquad = readonly [number, number, number, number, number];

const TAU = 2 * Math.PI;

/** The filters of R. Bristow-Johnson's "Audio EQ Cookbook". Frequency in Hz, gain in decibels. */
function cookbook(frequency: number, q: number, make: (c: number, alpha: number) => readonly number[]): Biquad {
  const w = (TAU * Math.min(frequency, SAMPLE_RATE * 0.48)) / SAMPLE_RATE;
  const [b0, b1, b2, a0, a1, a2] = make(Math.cos(w), Math.sin(w) / (2 * q)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
}

export const highPass = (frequency: number, q = Math.SQRT1_2): Biquad =>
  cookbook(frequency, q, (c, a) => [(1 + c) / 2, -(1 + c), (1 + c) / 2, 1 + a, -2 * c, 1 - a]);

export const lowPass = (frequency: number, q = Math.SQRT1_2): Biquad =>
  cookbook(frequency, q, (c, a) => [(1 - c) / 2, 1 - c, (1 - c) / 2, 1 + a, -2 * c, 1 - a]);

export function bell(frequency: number, decibels: number, q = 0.8): Biquad {
  const A = 10 ** (decibels / 40);
  return cookbook(frequency, q, (c, a) => [1 + a * A, -2 * c, 1 - a * A, 1 + a / A, -2 * c, 1 - a / A]);
}

export function lowShelf(frequency: number, decibels: number): Biquad {
  const A = 10 ** (decibels / 40);
  return cookbook(frequency, Math.SQRT1_2, (c, a) => {
    const s = 2 * Math.sqrt(A) * a;
    return [
      A * (A + 1 - (A - 1) * c + s),
      2 * A * (A - 1 - (A + 1) * c),
      A * (A + 1 - (A - 1) * c - s),
      A + 1 + (A - 1) * c + s,
      -2 * (A - 1 + (A + 1) * c),
      A + 1 + (A - 1) * c - s,
    ];
  });
}

export function highShelf(frequency: number, decibels: number): Biquad {
  const A = 10 ** (decibels / 40);
  return cookbook(frequency, Math.SQRT1_2, (c, a) => {
    const s = 2 * Math.sqrt(A) * a;
    return [
      A * (A + 1 + (A - 1) * c + s),
      -2 * A * (A - 1 + (A + 1) * c),
      A * (A + 1 + (A - 1) * c - s),
      A + 1 - (A - 1) * c + s,
      2 * (A - 1 - (A + 1) * c),
      A + 1 - (A - 1) * c - s,
    ];
  });
}

/** What is fainter is nothing: numbers near zero are slow to reckon with. */
const NOTHING = 1e-14;

/** Filters a channel in place. */
export function apply([b0, b1, b2, a1, a2]: Biquad, channel: Float32Array): void {
  let s1 = 0;
  let s2 = 0;
  for (let i = 0; i < channel.length; i++) {
    const x = channel[i] as number;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    if (s2 < NOTHING && s2 > -NOTHING) s2 = 0;
    if (s1 < NOTHING && s1 > -NOTHING) s1 = 0;
    channel[i] = y < NOTHING && y > -NOTHING ? 0 : y;
  }
}
