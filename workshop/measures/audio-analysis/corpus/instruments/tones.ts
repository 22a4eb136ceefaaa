import { float32At, numberAt } from "@nataraj/sdk/arrays";
import type { Random } from "../random.ts";
import { RATE } from "../track.ts";

/** How a pitched instrument sounds. Times in seconds. */
export interface Patch {
  /** Strength of the harmonics, the first of them the fundamental. */
  harmonics: readonly number[];
  attack: number;
  /** Rate of decay while the note is held, per second; 0 sustains. */
  decay: number;
  release: number;
  /** How much faster the upper harmonics decay: brightness at the start, in harmonics, and its rate of decay. */
  brightness: number;
  darkening: number;
  /** Detuning of a second voice, in cents; 0 for one voice. */
  detune: number;
  /** Depth in semitones, 5.5 Hz. */
  vibrato: number;
  /** Noise of breath or bow or plectrum at the start. */
  noise: number;
  /** How hard the tone is driven into saturation; 0 not at all. */
  drive: number;
}

/** Renders a note by MIDI pitch and length in seconds. */
export type Player = (pitch: number, seconds: number) => Float32Array;

const TABLE = 1024;

/** One cycle of a wave with harmonics up to a number. */
function waveTable(harmonics: readonly number[], count: number): Float32Array {
  return Float32Array.from({ length: TABLE }, (_, i) => {
    let sum = 0;
    for (let h = 0; h < Math.min(count, harmonics.length); h++)
      sum += numberAt(harmonics, h) * Math.sin((2 * Math.PI * (h + 1) * i) / TABLE);
    return sum;
  });
}

/** A player of a patch. */
export function player(patch: Patch, r: Random): Player {
  const tables = [1, 2, 4, 8, 16, 32].map((count) => waveTable(patch.harmonics, count));
  return remembering((pitch, seconds) => {
    const frequency = 440 * 2 ** ((pitch - 69) / 12);
    const allowed = RATE / 2 / frequency;
    const table = tables[Math.max(0, Math.min(5, Math.floor(Math.log2(allowed))))] as Float32Array;
    const voices = patch.detune > 0 ? [frequency, frequency * 2 ** (patch.detune / 1200)] : [frequency];
    const out = new Float32Array(Math.round((seconds + patch.release) * RATE));
    for (const voice of voices) addVoice(out, table, voice, patch, seconds, r);
    if (patch.drive > 0) for (let i = 0; i < out.length; i++) out[i] = Math.tanh(patch.drive * float32At(out, i));
    return out;
  });
}

/** Notes of the same pitch and nearly the same length are rendered once. */
export function remembering(render: Player): Player {
  const notes = new Map<number, Float32Array>();
  return (pitch, seconds) => {
    const length = Math.max(1, Math.round(seconds * 20));
    const key = pitch * 1000 + length;
    const note = notes.get(key) ?? render(pitch, length / 20);
    notes.set(key, note);
    return note;
  };
}

function addVoice(out: Float32Array, table: Float32Array, frequency: number, patch: Patch, held: number, r: Random) {
  const step = (frequency * TABLE) / RATE;
  const cutAtStart = ((2 * Math.PI * frequency) / RATE) * patch.brightness;
  const fades = { level: Math.exp(-patch.decay / RATE), cut: Math.exp(-patch.darkening / RATE) };
  const rise = 1 / (patch.attack * RATE);
  const fall = 1 / (patch.release * RATE);
  const noiseFade = Math.exp(-60 / RATE);
  let [phase, low, level, dark, noise, bend] = [r.next() * TABLE, 0, 1, 1, patch.noise, 1];
  const end = held * RATE;
  for (let i = 0; i < out.length; i++) {
    if (patch.vibrato > 0 && i % 64 === 0 && i > 0.15 * RATE)
      bend = 1 + patch.vibrato * 0.0578 * Math.sin((34.5 * i) / RATE);
    phase += step * bend;
    if (phase >= TABLE) phase -= TABLE;
    let wave = float32At(table, phase | 0);
    if (noise > 1e-3) {
      wave += noise * (r.next() * 2 - 1);
      noise *= noiseFade;
    }
    low += Math.min(1, cutAtStart * dark + 0.02) * (wave - low);
    dark *= fades.cut;
    level *= fades.level;
    const shape = Math.min(1, i * rise) * (i > end ? Math.max(0, 1 - (i - end) * fall) : 1);
    out[i] = float32At(out, i) + low * shape * level;
  }
}
