import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { float32At } from "@nataraj/sdk/arrays";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { decodePcm } from "../../../server/src/music/ffmpeg/decode-pcm.ts";
import { ffmpegPrograms } from "../../../server/src/music/ffmpeg/find-ffmpeg.ts";
import { writtenBeats } from "./tempo-track.ts";

// Makes a folder that the bench measures, of music that comes with a MIDI file: tsx annotate.ts OUT FOLDER CLIPS [SOUNDFONT]
// A song of Frets on Fire is recorded in two files beside its notes; other MIDI files are played by fluidsynth.
// It takes CLIPS clips of a minute of each piece, at even distances. None of them may go into the repository.

const SECONDS = 60;
/** Pieces are read no further than this. */
const LONGEST = 600;
const RECORDED = ["song.ogg", "guitar.ogg"];

const [out = "", folder = "", clips = "3", soundfont = ""] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), "nataraj-annotate-"));
mkdirSync(out, { recursive: true });
try {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => /\.midi?$/i.test(file));
  for (const file of files.sort()) await annotate(file);
} finally {
  rmSync(work, { recursive: true });
}

async function annotate(midi: string): Promise<void> {
  const recorded = RECORDED.map((name) => join(dirname(midi), name)).filter((path) => existsSync(path));
  if (recorded.length === 0 && !soundfont) return;
  const samples = mixed(await Promise.all((recorded.length > 0 ? recorded : [played(midi)]).map(decode)));
  const duration = samples.length / ANALYSIS_RATE;
  const name = recorded.length > 0 ? basename(dirname(midi)) : basename(midi).replace(/\.midi?$/i, "");
  try {
    const beats = writtenBeats(readFileSync(midi), duration);
    const count = duration > SECONDS ? Number(clips) : 1;
    for (let i = 0; i < count; i++) {
      const start = Math.max(0, ((duration - SECONDS) * (i + 0.5)) / count);
      const lines = beats
        .filter(({ time }) => time >= start && time < start + SECONDS)
        .map(({ time, position }) => `${(time - start).toFixed(4)} ${position}\n`);
      const path = join(out, `${name} ${i + 1}`);
      writeFileSync(`${path}.beats`, lines.join(""));
      save(samples.subarray(Math.round(start * ANALYSIS_RATE), Math.round((start + SECONDS) * ANALYSIS_RATE)), path);
    }
  } catch (error) {
    console.warn(`${name} is left out.`, error instanceof Error ? error.message : error);
  }
}

/** A MIDI file's sound. */
function played(midi: string): string {
  const wave = join(work, "played.wav");
  execFileSync("fluidsynth", ["-n", "-i", "-q", "-r", "44100", "-g", "0.6", "-F", wave, soundfont, midi]);
  return wave;
}

function decode(path: string): Promise<Float32Array> {
  return decodePcm(path, { sampleRate: ANALYSIS_RATE, channels: 1, maxSeconds: LONGEST });
}

function mixed(parts: readonly Float32Array[]): Float32Array {
  const length = Math.max(...parts.map((part) => part.length));
  return Float32Array.from({ length }, (_, i) =>
    parts.reduce((sum, part) => sum + (i < part.length ? float32At(part, i) : 0) / parts.length, 0),
  );
}

function save(samples: Float32Array, path: string): void {
  const raw = join(work, "clip.f32");
  writeFileSync(raw, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  const input = ["-f", "f32le", "-ar", String(ANALYSIS_RATE), "-ac", "1", "-i", raw];
  execFileSync(ffmpegPrograms().ffmpeg, ["-v", "error", "-y", ...input, `${path}.flac`]);
}
