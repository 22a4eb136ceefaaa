import { float32At } from "@nataraj/sdk/arrays";
import type { Random } from "../random.ts";
import { RATE } from "../track.ts";

/** Adds hiss or rumble, and sometimes the crackle of a record. */
export function addNoise(samples: Float32Array, level: number, r: Random): void {
  const colour = r.pick([1, 1, 0.3, 0.05]);
  let low = 0;
  for (let i = 0; i < samples.length; i++) {
    low += colour * (r.next() * 2 - 1 - low);
    samples[i] = float32At(samples, i) + (level * low) / Math.sqrt(colour);
  }
  if (r.chance(0.2)) crackle(samples, r);
}

function crackle(samples: Float32Array, r: Random): void {
  const loudness = r.between(0.01, 0.15);
  const meanGap = r.between(0.03, 0.5) * RATE;
  for (let i = 0; i < samples.length; i += Math.max(1, Math.round(-Math.log(1 - r.next()) * meanGap)))
    samples[i] = float32At(samples, i) + loudness * (r.next() * 2 - 1);
}
