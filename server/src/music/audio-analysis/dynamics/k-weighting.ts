import { float32At } from "@nataraj/sdk/arrays";
import { ANALYSIS_RATE, FRAME_RATE } from "../spectrum/features.ts";

/** A second-order section: y = b0 x + b1 x' + b2 x'' − a1 y' − a2 y''. */
interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/**
 * The two filters of ITU-R BS.1770 at any rate: the shelf of a head, and a high-pass. The standard gives them at 48 kHz;
 * frequencies, gains and qualities are those of its analogue prototypes (Brecht De Man 2014).
 */
function kFilters(rate: number): [shelf: Biquad, highPass: Biquad] {
  return [
    highShelf(1681.974450955533, 3.999843853973347, 0.7071752369554196, rate),
    highPass(38.13547087602444, 0.5003270373238773, rate),
  ];
}

function highShelf(frequency: number, gain: number, quality: number, rate: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / rate);
  const high = 10 ** (gain / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / quality + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0],
  };
}

function highPass(frequency: number, quality: number, rate: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / rate);
  const a0 = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0] };
}

/**
 * Power of the K-weighted sound, by frame of 10 ms: frame t is centred at t / FRAME_RATE seconds.
 * @param samples Mono, at ANALYSIS_RATE.
 */
export function kWeightedPower(samples: Float32Array): Float64Array {
  const hop = ANALYSIS_RATE / FRAME_RATE;
  const frames = Math.max(1, Math.ceil(samples.length / hop));
  const power = new Float64Array(frames + 1);
  const [{ b: p, a: q }, { b: u, a: v }] = kFilters(ANALYSIS_RATE);
  // Both filters in transposed direct form II: two numbers of memory each.
  let [s1, s2, t1, t2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = float32At(samples, i);
    const y = p[0] * x + s1;
    s1 = p[1] * x - q[0] * y + s2;
    s2 = p[2] * x - q[1] * y;
    const z = u[0] * y + t1;
    t1 = u[1] * y - v[0] * z + t2;
    t2 = u[2] * y - v[1] * z;
    const frame = ((i + hop / 2) / hop) | 0;
    power[frame] = (power[frame] ?? 0) + (z * z) / hop;
  }
  return power.subarray(0, frames);
}
