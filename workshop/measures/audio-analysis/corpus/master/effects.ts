import { float32At } from "@nataraj/sdk/arrays";
import { RATE } from "../track.ts";

/** Side-chain compression by the kick drum. */
export function duck(samples: Float32Array, kicks: readonly number[], depth: number, seconds: number): void {
  const gain = new Float32Array(samples.length).fill(1);
  const length = Math.round(seconds * RATE);
  for (const kick of kicks) {
    const start = Math.max(0, Math.round(kick * RATE));
    for (let i = 0; i < length && start + i < gain.length; i++)
      gain[start + i] = Math.min(float32At(gain, start + i), 1 - depth * (1 - i / length) ** 1.5);
  }
  for (let i = 0; i < samples.length; i++) samples[i] = float32At(samples, i) * float32At(gain, i);
}

/** Four comb filters and an all-pass (Schroeder 1962). */
export function reverberate(samples: Float32Array, wet: number, feedback: number): void {
  const combs = [0.0297, 0.0371, 0.0411, 0.0437].map((s) => new Float32Array(Math.round(s * RATE)));
  const diffuser = new Float32Array(Math.round(0.005 * RATE));
  for (let i = 0; i < samples.length; i++) {
    const dry = float32At(samples, i);
    let room = 0;
    for (const comb of combs) {
      const at = i % comb.length;
      const echo = float32At(comb, at);
      room += echo;
      comb[at] = dry + echo * feedback;
    }
    const at = i % diffuser.length;
    const delayed = float32At(diffuser, at);
    const diffused = delayed - 0.7 * room;
    diffuser[at] = room + 0.7 * diffused;
    samples[i] = dry + (wet * diffused) / 4;
  }
}

/** A delay that answers on a beat of its own. */
export function echo(samples: Float32Array, seconds: number, gain: number): void {
  const distance = Math.round(seconds * RATE);
  for (let i = distance; i < samples.length; i++)
    samples[i] = float32At(samples, i) + gain * float32At(samples, i - distance);
}

/** Turns loud moments down, with the slowness that makes music pump. */
export function compress(samples: Float32Array, amount: number, seconds: number): void {
  const release = Math.exp(-1 / (seconds * RATE));
  let envelope = 0;
  let mean = 0;
  for (const v of samples) mean += Math.abs(v) / samples.length;
  for (let i = 0; i < samples.length; i++) {
    const v = float32At(samples, i);
    envelope = Math.max(Math.abs(v), envelope * release);
    samples[i] = v / Math.max(1, envelope / (2 * mean + 1e-6)) ** amount;
  }
}

/** More treble (positive) or less (negative). */
export function tilt(samples: Float32Array, amount: number): void {
  let low = 0;
  for (let i = 0; i < samples.length; i++) {
    const v = float32At(samples, i);
    low += 0.12 * (v - low);
    samples[i] = amount > 0 ? v - amount * low : v + amount * (v - low);
  }
}

/** Takes away what is below and above two frequencies, as small speakers and old recordings do. */
export function limitBand(samples: Float32Array, from: number, to: number): void {
  const [a, b] = [from, to].map((hz) => 1 - Math.exp((-2 * Math.PI * hz) / RATE)) as [number, number];
  let [below, below2, above, above2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const v = float32At(samples, i);
    below += a * (v - below);
    below2 += a * (v - below - below2);
    above += b * (v - below - below2 - above);
    above2 += b * (above - above2);
    samples[i] = above2;
  }
}
