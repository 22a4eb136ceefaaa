import type { Performance } from "./perform.ts";
import type { Random } from "./random.ts";
import { RATE, Track } from "./track.ts";

/** Mixes the players and treats the mix as records are: ducking, room, compression, tone, noise, level. */
export function master({ drums, bass, chords, lead, kicks }: Performance, r: Random): Float32Array {
  const seconds = drums.samples.length / RATE;
  const tonal = new Track(seconds);
  // Sounds of a different loudness are brought to one first, then balanced by taste.
  tonal.mix(bass, level(bass, r.between(0.05, 0.3)));
  tonal.mix(chords, level(chords, r.between(0.04, 0.25)));
  tonal.mix(lead, level(lead, r.between(0.04, 0.3)));
  if (kicks.length > 0 && r.chance(0.3)) duck(tonal.samples, kicks, r.between(0.3, 0.9), r.between(0.1, 0.3));
  const mix = new Track(seconds);
  mix.mix(tonal, 1);
  mix.mix(drums, level(drums, r.between(0.03, 0.3)));
  const { samples } = mix;
  if (r.chance(0.6)) reverberate(samples, r.between(0.05, 0.5), r.between(0.6, 0.9));
  if (r.chance(0.6)) compress(samples, r.between(0.1, 0.5), r.between(0.05, 0.3));
  if (r.chance(0.6)) tilt(samples, r.between(-0.6, 0.6));
  const noise = r.chance(0.3) ? 10 ** r.between(-3.5, -1.3) : 1e-4;
  const drive = r.between(1, 3);
  const peak = samples.reduce((most, v) => Math.max(most, Math.abs(v)), 1e-6);
  return samples.map((v) => 0.8 * Math.tanh((drive * v) / peak) + noise * (r.next() * 2 - 1));
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

/** Side-chain compression by the kick drum. */
function duck(samples: Float32Array, kicks: readonly number[], depth: number, seconds: number): void {
  const gain = new Float32Array(samples.length).fill(1);
  const length = Math.round(seconds * RATE);
  for (const kick of kicks) {
    const start = Math.max(0, Math.round(kick * RATE));
    for (let i = 0; i < length && start + i < gain.length; i++)
      gain[start + i] = Math.min(gain[start + i] as number, 1 - depth * (1 - i / length) ** 1.5);
  }
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) * (gain[i] as number);
}

/** Four comb filters (Schroeder 1962). */
function reverberate(samples: Float32Array, wet: number, feedback: number): void {
  const combs = [0.0297, 0.0371, 0.0411, 0.0437].map((s) => new Float32Array(Math.round(s * RATE)));
  for (let i = 0; i < samples.length; i++) {
    const dry = samples[i] as number;
    let room = 0;
    for (const comb of combs) {
      const at = i % comb.length;
      const echo = comb[at] as number;
      room += echo;
      comb[at] = dry + echo * feedback;
    }
    samples[i] = dry + (wet * room) / 4;
  }
}

/** Turns loud moments down, with the slowness that makes music pump. */
function compress(samples: Float32Array, amount: number, seconds: number): void {
  const release = Math.exp(-1 / (seconds * RATE));
  let envelope = 0;
  let mean = 0;
  for (const v of samples) mean += Math.abs(v) / samples.length;
  for (let i = 0; i < samples.length; i++) {
    const v = samples[i] as number;
    envelope = Math.max(Math.abs(v), envelope * release);
    samples[i] = v / Math.max(1, envelope / (2 * mean + 1e-6)) ** amount;
  }
}

/** More treble (positive) or less (negative). */
function tilt(samples: Float32Array, amount: number): void {
  let low = 0;
  for (let i = 0; i < samples.length; i++) {
    const v = samples[i] as number;
    low += 0.12 * (v - low);
    samples[i] = amount > 0 ? v - amount * low : v + amount * (v - low);
  }
}
