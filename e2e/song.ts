import { writeFile } from "node:fs/promises";
import { float32At, numberAt } from "@nataraj/sdk/arrays";

const RATE = 44_100;

/** A song whose beats are known, because it is made here: drums over a bass line, 4/4, from the first sample on. */
export interface DrumSong {
  tempo: number;
  seconds: number;
}

/** Writes the song as WAV, 16 bit stereo. */
export async function writeDrumSong(path: string, { tempo, seconds }: DrumSong): Promise<void> {
  const samples = new Float32Array(Math.round(seconds * RATE));
  const beat = (60 / tempo) * RATE;
  const roots = [55, 55, 73.4, 65.4];
  for (let i = 0; i < seconds / (60 / tempo); i++) {
    const bar = Math.floor(i / 4);
    strike(samples, Math.round(i * beat), i % 4 === 0 ? 1 : 0.75, kick);
    if (i % 2 === 1) strike(samples, Math.round(i * beat), 0.6, snare);
    strike(samples, Math.round((i + 0.5) * beat), 0.25, hat);
    const root = numberAt(roots, bar % 4);
    strike(samples, Math.round(i * beat), i % 4 === 0 ? 0.5 : 0.3, (t) => saw(root * t) * Math.exp(-t * 3));
  }
  await writeFile(path, wav(samples));
}

/** The beats of the song between two times, in seconds from the first of these. */
export function beatsOf({ tempo }: DrumSong, from: number, to: number): number[] {
  const period = 60 / tempo;
  const beats: number[] = [];
  for (let i = Math.ceil(from / period); i * period < to; i++) beats.push(i * period - from);
  return beats;
}

const kick = (t: number) => Math.sin(2 * Math.PI * (50 * t - 3 * Math.exp(-t * 40))) * Math.exp(-t * 9);
const snare = (t: number) => (Math.random() * 2 - 1) * Math.exp(-t * 22);
const hat = (t: number) => (Math.random() * 2 - 1) * Math.exp(-t * 70);
const saw = (phase: number) => 2 * (phase - Math.floor(phase)) - 1;

function strike(samples: Float32Array, at: number, gain: number, voice: (time: number) => number): void {
  const end = Math.min(samples.length, at + RATE * 0.4);
  for (let i = at; i < end; i++) samples[i] = float32At(samples, i) + 0.45 * gain * voice((i - at) / RATE);
}

function wav(samples: Float32Array): Buffer {
  const data = Buffer.alloc(44 + samples.length * 4);
  data.write("RIFF", 0);
  data.writeUInt32LE(36 + samples.length * 4, 4);
  data.write("WAVEfmt ", 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(2, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 4, 28);
  data.writeUInt16LE(4, 32);
  data.writeUInt16LE(16, 34);
  data.write("data", 36);
  data.writeUInt32LE(samples.length * 4, 40);
  for (const [i, sample] of samples.entries()) {
    const value = Math.round(32_767 * Math.max(-1, Math.min(1, sample)));
    data.writeInt16LE(value, 44 + i * 4);
    data.writeInt16LE(value, 46 + i * 4);
  }
  return data;
}
