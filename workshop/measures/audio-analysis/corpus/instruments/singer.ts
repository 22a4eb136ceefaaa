import { float32At, numberAt } from "@nataraj/sdk/arrays";
import type { Random } from "../random.ts";
import { RATE } from "../track.ts";
import { type Player, remembering } from "./tones.ts";

/** First three formants of vowels, in Hz (Peterson and Barney 1952, men). */
const VOWELS = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [270, 2290, 3010],
  [570, 840, 2410],
  [300, 870, 2240],
  [490, 1350, 1690],
] as const;

/**
 * Something like a singer or a speaker: a glottal pulse train through formants that glide from vowel to vowel, with
 * consonants of noise before the tone, as syllables have them. The tone begins CONSONANT seconds into the sound.
 */
export function singer(r: Random): Player {
  const size = r.between(0.9, 1.25);
  const breath = r.between(0.01, 0.15);
  const vibrato = r.between(0, 0.5);
  const attack = r.between(0.01, 0.06);
  return remembering((pitch, seconds) => {
    const out = new Float32Array(Math.round((CONSONANT + seconds + 0.08) * RATE));
    const vowels = [r.pick(VOWELS), r.pick(VOWELS)] as const;
    const start = Math.round(CONSONANT * RATE);
    if (r.chance(0.6)) addConsonant(out, r.between(0.02, CONSONANT), r);
    const frequency = 440 * 2 ** ((pitch - 69) / 12);
    const glide = r.chance(0.3) ? r.between(-2, 0) : 0;
    const filters = [0, 1, 2].map(() => ({ a: 0, b: 0 }));
    let [phase, before, coefficients] = [0, 0, [] as { gain: number; a1: number; a2: number }[]];
    for (let i = start; i < out.length; i++) {
      const t = (i - start) / RATE;
      if ((i - start) % 128 === 0) coefficients = formants(vowels, Math.min(1, t / Math.max(0.1, seconds)), size);
      const wobble = t > 0.2 ? vibrato * Math.sin(34 * t) : 0;
      phase += (frequency * (1 + 0.0578 * (glide * Math.max(0, 1 - t * 12) + wobble))) / RATE;
      if (phase >= 1) phase -= 1;
      const pulse = (1 - phase) ** 2 * 2 - 0.66 + breath * (r.next() * 2 - 1);
      const source = pulse - 0.9 * before;
      before = pulse;
      let sum = 0;
      filters.forEach((state, k) => {
        const { gain, a1, a2 } = coefficients[k] as { gain: number; a1: number; a2: number };
        const y = gain * source - a1 * state.a - a2 * state.b;
        state.b = state.a;
        state.a = y;
        sum += y / (k + 1);
      });
      const shape = Math.min(1, t / attack) * Math.max(0, Math.min(1, 1 - (t - seconds) / 0.08));
      out[i] = float32At(out, i) + sum * shape;
    }
    return out;
  });
}

/** Seconds of consonant before the tone. */
export const CONSONANT = 0.09;

function addConsonant(out: Float32Array, seconds: number, r: Random): void {
  const corner = r.between(0.2, 0.9);
  const gain = r.between(0.1, 0.6);
  const from = Math.round((CONSONANT - seconds) * RATE);
  let low = 0;
  for (let i = 0; i < seconds * RATE; i++) {
    const x = r.next() * 2 - 1;
    low += corner * (x - low);
    out[from + i] = gain * (x - low) * Math.min(1, i / (0.3 * seconds * RATE));
  }
}

/** Two-pole resonators between two vowels. */
function formants([from, to]: readonly [readonly number[], readonly number[]], share: number, size: number) {
  return from.map((low, k) => {
    const frequency = (low + (numberAt(to, k) - low) * share) * size;
    const radius = Math.exp((-Math.PI * (60 + 30 * k)) / RATE);
    return {
      gain: 1 - radius,
      a1: -2 * radius * Math.cos((2 * Math.PI * frequency) / RATE),
      a2: radius * radius,
    };
  });
}
