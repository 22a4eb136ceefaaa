import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { intAt } from "@nataraj/sdk/arrays";
import {
  DRUM_KEYS,
  DRUM_KITS,
  DRUM_SECONDS,
  DRUM_STRENGTHS,
  drumFile,
  NOTE_PITCHES,
  NOTE_SECONDS,
  PROGRAMS,
  programFile,
} from "../../measures/audio-analysis/corpus/instruments/sampled/sample-files.ts";
import { RATE } from "../../measures/audio-analysis/corpus/track.ts";

// Renders a General MIDI soundfont's notes to files that the corpus can play: tsx make-samples.ts SOUNDFONT FOLDER
// Needs fluidsynth (Debian: fluidsynth, and fluid-soundfont-gm or musescore-general-soundfont, both MIT). Only training
// hears them: nothing of a soundfont is shipped, or needed to build, test or bench.

const [soundfont = "", folder = "samples"] = process.argv.slice(2);
/** Share of a note's time for which the key is down. */
const HELD = 0.8;
const DRUMS = 9;

interface Slot {
  file: string;
  program: number;
  channel: number;
  key: number;
  velocity: number;
  seconds: number;
}

const slots: Slot[] = [
  ...PROGRAMS.flatMap((program) =>
    NOTE_PITCHES.map((key) => ({
      file: programFile(program),
      program,
      channel: 0,
      key,
      velocity: 100,
      seconds: NOTE_SECONDS,
    })),
  ),
  ...DRUM_KITS.flatMap((program) =>
    DRUM_STRENGTHS.flatMap((velocity) =>
      DRUM_KEYS.map((key) => ({
        file: drumFile(program, velocity),
        program,
        channel: DRUMS,
        key,
        velocity,
        seconds: DRUM_SECONDS,
      })),
    ),
  ),
];

/** A standard MIDI file of one track, at a tick a millisecond. */
function midi(): Uint8Array {
  const bytes = [0, 0xff, 0x51, 3, 0x0f, 0x42, 0x40];
  const event = (wait: number, ...rest: number[]) => bytes.push(...variableLength(wait), ...rest);
  let waited = 0;
  for (const { program, channel, key, velocity, seconds } of slots) {
    event(waited, 0xc0 | channel, program);
    event(0, 0x90 | channel, key, velocity);
    const held = Math.round(1000 * seconds * HELD);
    event(held, 0x80 | channel, key, 0);
    waited = Math.round(1000 * seconds) - held;
  }
  event(waited, 0xff, 0x2f, 0);
  const big = (value: number, count: number) =>
    Array.from({ length: count }, (_, i) => (value >> (8 * (count - 1 - i))) & 0xff);
  const text = (name: string) => [...Buffer.from(name)];
  return Uint8Array.from([
    ...[...text("MThd"), ...big(6, 4), ...big(0, 2), ...big(1, 2), ...big(1000, 2)],
    ...[...text("MTrk"), ...big(bytes.length, 4)],
    ...bytes,
  ]);
}

function variableLength(value: number): number[] {
  const low = value & 0x7f;
  return value < 128 ? [low] : [...variableLength(value >> 7).map((byte) => byte | 0x80), low];
}

mkdirSync(folder, { recursive: true });
const score = join(folder, "notes.mid");
const raw = join(folder, "notes.raw");
writeFileSync(score, midi());
const plain = ["-n", "-i", "-q", "-R", "0", "-C", "0", "-r", String(RATE), "-g", "0.6", "-T", "raw", "-O", "s16"];
execFileSync("fluidsynth", [...plain, "-F", raw, soundfont, score], { stdio: "inherit" });

const source = openSync(raw, "r");
const files = new Map<string, Slot[]>();
for (const slot of slots) files.set(slot.file, [...(files.get(slot.file) ?? []), slot]);
for (const [file, notes] of files) {
  const frames = notes.reduce((sum, { seconds }) => sum + seconds * RATE, 0);
  const stereo = new Int16Array(2 * frames);
  readSync(source, new Uint8Array(stereo.buffer), 0, stereo.byteLength, null);
  const mono = Int16Array.from({ length: frames }, (_, i) =>
    Math.round((intAt(stereo, 2 * i) + intAt(stereo, 2 * i + 1)) / 2),
  );
  writeFileSync(join(folder, file), new Uint8Array(mono.buffer));
}
closeSync(source);
rmSync(raw);
rmSync(score);
