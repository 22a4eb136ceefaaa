import { readFileSync } from "node:fs";
import { join } from "node:path";
import { float32At, intAt, numberAt } from "@nataraj/sdk/arrays";
import type { Random } from "../../random.ts";
import { RATE } from "../../track.ts";
import type { Kit } from "../drums.ts";
import { type Orchestra, SYNTHESISED } from "../orchestra.ts";
import { type Player, remembering } from "../tones.ts";
import {
  DRUM_KEYS,
  DRUM_KITS,
  DRUM_SECONDS,
  DRUM_STRENGTHS,
  drumFile,
  NOTE_PITCHES,
  NOTE_SECONDS,
  programFile,
} from "./sample-files.ts";

/** What a sample of 1 is in the files. */
const FULL_SCALE = 8192;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** General MIDI programs by what they are played for; those that music has most come more than once. */
const ROLES = {
  bass: [...range(32, 39), 33, 33, 34, 34, 43, 58, 87],
  struck: [
    ...range(0, 15),
    ...range(24, 31),
    0,
    1,
    4,
    25,
    25,
    27,
    28,
    29,
    29,
    30,
    30,
    45,
    46,
    62,
    63,
    ...range(104, 108),
  ],
  held: [...range(16, 21), ...range(48, 54), 29, 30, 61, 62, 63, ...range(88, 95)],
  lead: [22, 26, 27, 29, 30, 0, ...range(40, 42), ...range(52, 54), ...range(56, 60), ...range(64, 87), 104, 110],
};

/** Keys of the drum channel that may be played for a voice. */
const KEYS: Record<Exclude<keyof Kit, "riser">, readonly number[]> = {
  kick: [35, 36],
  snare: [38, 40],
  hat: [42, 42, 44],
  openHat: [46],
  ride: [51, 59, 53],
  crash: [49, 57, 52],
  tom: [41, 43, 45, 47, 48],
  high: [60, 62, 63, 65, 76],
  low: [61, 64, 66, 77],
  shaker: [70, 69, 82, 54],
  clap: [39],
  rim: [37, 75],
  bell: [56, 67, 68],
};

/** How often an instrument is sampled rather than synthesised. */
const SAMPLED = { drums: 0.85, bass: 0.8, struck: 0.8, held: 0.8, lead: 0.75 };

/**
 * An orchestra of sampled and synthesised instruments, mixed. For training only: the bench plays nothing that is not
 * synthesised.
 * @param folders written by make-samples.ts
 */
export function sampledOrchestra(folders: readonly string[]): Orchestra {
  const drawn = (role: keyof typeof ROLES) => (r: Random) =>
    r.chance(SAMPLED[role])
      ? sampledPlayer(join(r.pick(folders), programFile(r.pick(ROLES[role]))), r)
      : SYNTHESISED[role](r);
  return {
    kit: (r) => (r.chance(SAMPLED.drums) ? sampledKit(r.pick(folders), r) : SYNTHESISED.kit(r)),
    bass: drawn("bass"),
    struck: drawn("struck"),
    held: drawn("held"),
    lead: drawn("lead"),
  };
}

function sampledKit(folder: string, r: Random): Kit {
  const kit = { ...SYNTHESISED.kit(r) };
  // Kits of rock and pop are heard most.
  const program = r.chance(0.6) ? r.pick([0, 8, 16]) : r.pick(DRUM_KITS);
  const file = readSamples(join(folder, drumFile(program, r.pick(DRUM_STRENGTHS))));
  const length = DRUM_SECONDS * RATE;
  const strokes = KEYS.kick.concat(KEYS.snare).map((key) => stroke(file, key, length));
  const loudest = Math.max(...strokes.map((sound) => peakOf(sound) / FULL_SCALE), 1e-3);
  for (const [voice, keys] of Object.entries(KEYS)) {
    const sound = bent(stroke(file, r.pick(keys), length), 2 ** (r.between(-1.5, 1.5) / 12), length);
    // A key that a kit lacks is silent: the synthesised sound stays.
    if (peakOf(sound) > 0.01 * loudest) kit[voice as keyof Kit] = sound.map((v) => v / loudest);
  }
  return kit;
}

const stroke = (file: Int16Array, key: number, length: number) =>
  file.subarray(DRUM_KEYS.indexOf(key) * length, (DRUM_KEYS.indexOf(key) + 1) * length);

function sampledPlayer(path: string, r: Random): Player {
  const file = readSamples(path);
  const length = NOTE_SECONDS * RATE;
  const release = r.between(0.03, 0.25);
  const tuning = r.between(-0.3, 0.3);
  return remembering((pitch, seconds) => {
    const note = NOTE_PITCHES.reduce(
      (best, v, i) => (Math.abs(v - pitch) < Math.abs(numberAt(NOTE_PITCHES, best) - pitch) ? i : best),
      0,
    );
    const ratio = 2 ** ((pitch + tuning - numberAt(NOTE_PITCHES, note)) / 12);
    const sound = bent(file.subarray(note * length, (note + 1) * length), ratio, (seconds + release) * RATE);
    for (let i = Math.round(seconds * RATE); i < sound.length; i++)
      sound[i] = float32At(sound, i) * Math.max(0, 1 - (i / RATE - seconds) / release) ** 2;
    return sound;
  });
}

/** Plays a sound faster (ratio over 1) or slower, up to a number of samples. */
function bent(sound: Int16Array, ratio: number, most: number): Float32Array {
  const played = new Float32Array(Math.max(1, Math.floor(Math.min(most, (sound.length - 1) / ratio))));
  for (let i = 0; i < played.length; i++) {
    const at = i * ratio;
    const low = Math.floor(at);
    const here = intAt(sound, low);
    played[i] = (here + (at - low) * ((sound[low + 1] ?? 0) - here)) / FULL_SCALE;
  }
  return played;
}

function peakOf(sound: Float32Array | Int16Array): number {
  let most = 0;
  for (const v of sound) most = Math.max(most, Math.abs(v));
  return most;
}

/** The samples of a file as they lie there: only those that are played are worth being converted. */
function readSamples(path: string): Int16Array {
  return new Int16Array(new Uint8Array(readFileSync(path)).buffer);
}
