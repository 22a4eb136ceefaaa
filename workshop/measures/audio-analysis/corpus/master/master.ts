import { float32At } from "@nataraj/sdk/arrays";
import type { Performance } from "../performance.ts";
import type { Random } from "../random.ts";
import { RATE, Track } from "../track.ts";
import { compress, duck, echo, limitBand, reverberate, tilt } from "./effects.ts";
import { addNoise } from "./noise.ts";

/**
 * Mixes the players and treats the mix as records are: ducking, room, compression, tone, noise, level.
 * @param leastDrums Root mean square of the drums at least.
 */
export function master({ drums, bass, chords, lead, kicks }: Performance, r: Random, leastDrums = 0.03): Float32Array {
  const seconds = drums.samples.length / RATE;
  const tonal = new Track(seconds);
  if (r.chance(0.2)) echo(lead.samples, r.between(0.1, 0.6), r.between(0.2, 0.5));
  // Sounds of a different loudness are brought to one first, then balanced by taste.
  tonal.mix(bass, level(bass, r.between(0.05, 0.3)));
  tonal.mix(chords, level(chords, r.between(0.04, 0.25)));
  tonal.mix(lead, level(lead, r.between(0.04, 0.3)));
  if (kicks.length > 0 && r.chance(0.3)) duck(tonal.samples, kicks, r.between(0.3, 0.9), r.between(0.1, 0.3));
  if (r.chance(0.3)) reverberate(drums.samples, r.between(0.05, 0.4), r.between(0.4, 0.8));
  const mix = new Track(seconds);
  mix.mix(tonal, 1);
  mix.mix(drums, level(drums, r.between(leastDrums, 0.3)));
  const { samples } = mix;
  if (r.chance(0.6)) reverberate(samples, r.between(0.05, 0.5), r.between(0.6, 0.9));
  if (r.chance(0.6)) compress(samples, r.between(0.1, 0.5), r.between(0.05, 0.3));
  if (r.chance(0.6)) tilt(samples, r.between(-0.6, 0.6));
  if (r.chance(0.2)) limitBand(samples, r.between(20, 300), r.between(3_000, 11_000));
  const drive = r.between(1, 3);
  const peak = samples.reduce((most, v) => Math.max(most, Math.abs(v)), 1e-6);
  for (let i = 0; i < samples.length; i++) samples[i] = 0.8 * Math.tanh((drive * float32At(samples, i)) / peak);
  addNoise(samples, r.chance(0.3) ? 10 ** r.between(-3.5, -1.3) : 1e-4, r);
  return samples;
}

/** The gain that brings a track to a root mean square, silence apart. */
function level({ samples }: Track, target: number): number {
  let [sum, count] = [0, 1];
  for (const v of samples) {
    if (Math.abs(v) < 1e-4) continue;
    sum += v * v;
    count++;
  }
  return sum > 0 ? target / Math.sqrt(sum / count) : 0;
}
