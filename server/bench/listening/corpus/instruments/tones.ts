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
}

const TABLE = 1024;

/** One cycle of a wave with harmonics up to a number. */
function waveTable(harmonics: readonly number[], count: number): Float32Array {
  return Float32Array.from({ length: TABLE + 1 }, (_, i) => {
    let sum = 0;
    for (let h = 0; h < Math.min(count, harmonics.length); h++)
      sum += (harmonics[h] as number) * Math.sin((2 * Math.PI * (h + 1) * i) / TABLE);
    return sum;
  });
}

/** A player of a patch: renders notes by MIDI pitch. */
export function player(patch: Patch, r: Random): (pitch: number, seconds: number) => Float32Array {
  const tables = [1, 2, 4, 8, 16, 32].map((count) => waveTable(patch.harmonics, count));
  return (pitch, seconds) => {
    const frequency = 440 * 2 ** ((pitch - 69) / 12);
    const allowed = RATE / 2 / frequency;
    const table = tables[Math.max(0, Math.min(5, Math.floor(Math.log2(allowed))))] as Float32Array;
    const voices = patch.detune > 0 ? [frequency, frequency * 2 ** (patch.detune / 1200)] : [frequency];
    const out = new Float32Array(Math.round((seconds + patch.release) * RATE));
    for (const voice of voices) addVoice(out, table, voice, patch, seconds, r);
    return out;
  };
}

function addVoice(out: Float32Array, table: Float32Array, frequency: number, patch: Patch, held: number, r: Random) {
  const step = (frequency * TABLE) / RATE;
  let phase = r.next() * TABLE;
  let low = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE;
    const bend = patch.vibrato > 0 && t > 0.15 ? 1 + patch.vibrato * 0.0578 * Math.sin(34.5 * t) : 1;
    phase += step * bend;
    if (phase >= TABLE) phase -= TABLE;
    const wave = table[phase | 0] as number;
    const cut = Math.min(
      1,
      ((2 * Math.PI * frequency) / RATE) * patch.brightness * Math.exp(-t * patch.darkening) + 0.02,
    );
    const noise = patch.noise > 0 ? patch.noise * (r.next() * 2 - 1) * Math.exp(-t * 60) : 0;
    low += cut * (wave + noise - low);
    const rise = Math.min(1, t / patch.attack);
    const fall = t > held ? Math.max(0, 1 - (t - held) / patch.release) : 1;
    out[i] = (out[i] as number) + low * rise * fall * Math.exp(-t * patch.decay);
  }
}

const saw = Array.from({ length: 32 }, (_, i) => 0.5 / (i + 1));
const square = Array.from({ length: 32 }, (_, i) => (i % 2 ? 0 : 0.6 / (i + 1)));
const organ = [0.5, 0.4, 0.3, 0.3, 0, 0.15, 0, 0.15];
const flute = [0.8, 0.2, 0.08];
const SHAPES = [saw, square, organ, flute];

/** Instruments that begin sharply and die away: pianos, guitars, plucks, mallets. */
export function struckPatch(r: Random): Patch {
  return {
    harmonics: r.pick([saw, square, saw, flute]),
    attack: r.between(0.002, 0.01),
    decay: r.between(1.5, 9),
    release: r.between(0.03, 0.2),
    brightness: r.between(3, 20),
    darkening: r.between(0, 8),
    detune: r.chance(0.4) ? r.between(2, 10) : 0,
    vibrato: 0,
    noise: r.chance(0.4) ? r.between(0.1, 0.8) : 0,
  };
}

/** Instruments that hold: strings, pads, organs, brass. Some of them begin so softly that no onset is heard. */
export function heldPatch(r: Random, attack = r.between(0.01, 0.3)): Patch {
  return {
    harmonics: r.pick(SHAPES),
    attack,
    decay: 0,
    release: r.between(0.05, 0.4),
    brightness: r.between(2, 12),
    darkening: 0,
    detune: r.between(4, 18),
    vibrato: r.chance(0.3) ? r.between(0.05, 0.3) : 0,
    noise: 0,
  };
}

export function bassPatch(r: Random): Patch {
  return {
    harmonics: r.pick([saw, square, flute]),
    attack: r.between(0.003, 0.02),
    decay: r.between(0.3, 4),
    release: r.between(0.02, 0.1),
    brightness: r.between(1.5, 10),
    darkening: r.between(0, 6),
    detune: r.chance(0.2) ? 8 : 0,
    vibrato: 0,
    noise: r.chance(0.3) ? 0.3 : 0,
  };
}

/** A voice or a solo instrument: soft and hard beginnings in turn. */
export function leadPatch(r: Random): Patch {
  return {
    harmonics: r.pick(SHAPES),
    attack: r.between(0.005, 0.09),
    decay: r.between(0, 2),
    release: r.between(0.03, 0.15),
    brightness: r.between(3, 14),
    darkening: r.between(0, 2),
    detune: 0,
    vibrato: r.between(0, 0.5),
    noise: r.chance(0.5) ? r.between(0.1, 1) : 0,
  };
}
