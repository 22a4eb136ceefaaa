import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Listening } from "../../src/music/analysis.ts";
import { decodePcm } from "../../src/music/ffmpeg/decode-pcm.ts";
import { ffmpegPrograms } from "../../src/music/ffmpeg/find-ffmpeg.ts";
import { hear } from "../../src/music/listening/hear.ts";
import { LISTENING_RATE } from "../../src/music/listening/spectrum/features.ts";
import { type ClipOptions, makeClip } from "./corpus/make-clip.ts";
import { amlt, cmlt, fMeasure, mean } from "./measures.ts";

/** One line of the table. */
export interface Row {
  name: string;
  value: number;
  unit: string;
}

/** A piece of music with its true beats. */
interface Truth {
  beats: readonly number[];
  downbeats: readonly number[];
}

/** Kinds of clips that issue 6 names, and a draw from the whole corpus. Seeds below 100000 are never trained on. */
const SETS: Record<string, { clips: number; options: (i: number) => ClipOptions }> = {
  "drawn by chance": { clips: 60, options: () => ({}) },
  "rock, 70 to 180": { clips: 12, options: (i) => ({ groove: "rock", bpm: 70 + 10 * i }) },
  swing: { clips: 8, options: () => ({ groove: "swing" }) },
  "off-beat": { clips: 8, options: (i) => ({ groove: i % 2 ? "off-beat pop" : "ska" }) },
  waltz: { clips: 8, options: (i) => ({ groove: i % 2 ? "waltz pop" : "waltz" }) },
  "no drums": { clips: 8, options: (i) => ({ groove: i % 2 ? "folk in three" : "folk" }) },
  "silence first": { clips: 6, options: () => ({ groove: "rock", lead: 6 }) },
};

/**
 * Measures the listening on clips that it synthesises, and on a folder of audio with `.beats` files (a beat a line:
 * seconds, and optionally its position in the bar) where one is given.
 */
export async function bench(folder?: string, scale = 1): Promise<Row[]> {
  const rows: Row[] = [];
  let seed = 1;
  let beatless = { right: 0, all: 0 };
  for (const [name, { clips, options }] of Object.entries(SETS)) {
    const results: [Truth, Listening][] = [];
    for (let i = 0; i < Math.ceil(clips * scale); i++) {
      const clip = makeClip(seed++, { seconds: 40, ...options(i) });
      const listening = hear(clip.samples);
      if (clip.beats.length === 0) {
        beatless = { right: beatless.right + (listening.hasBeat ? 0 : 1), all: beatless.all + 1 };
        continue;
      }
      results.push([{ beats: clip.beats, downbeats: clip.beats.filter((_, j) => clip.positions[j] === 0) }, listening]);
    }
    rows.push(...summary(name, results));
  }
  rows.push({ name: "beatless clips known as such", value: beatless.right / Math.max(1, beatless.all), unit: "" });
  if (folder) rows.push(...summary(folder, await annotated(folder)));
  rows.push(...(await times()));
  return rows;
}

function summary(name: string, results: readonly [Truth, Listening][]): Row[] {
  const row = (measure: string, value: (truth: Truth, heard: Listening) => number): Row => ({
    name: `${name} (${results.length}): ${measure}`,
    value: mean(results.map(([truth, heard]) => value(truth, heard))),
    unit: "",
  });
  const withBars = results.some(([truth]) => truth.downbeats.length > 0);
  return [
    row("F", (truth, heard) => fMeasure(truth.beats, heard.beats)),
    row("CMLt", (truth, heard) => cmlt(truth.beats, heard.beats)),
    row("AMLt", (truth, heard) => amlt(truth.beats, heard.beats)),
    ...(withBars ? [row("downbeat F", (truth, heard) => fMeasure(truth.downbeats, heard.downbeats))] : []),
  ];
}

async function annotated(folder: string): Promise<[Truth, Listening][]> {
  const names = await readdir(folder);
  const results: [Truth, Listening][] = [];
  for (const beatsName of names.filter((name) => name.endsWith(".beats"))) {
    const stem = beatsName.slice(0, -".beats".length);
    const audio = names.find((name) => name.startsWith(`${stem}.`) && name !== beatsName);
    if (!audio) continue;
    const lines = (await readFile(join(folder, beatsName), "utf8")).split("\n").filter((line) => /^\s*\d/.test(line));
    const marks = lines.map((line) =>
      line
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    );
    const last = marks.at(-1)?.[0] ?? 0;
    const samples = await decodePcm(resolve(folder, audio), {
      sampleRate: LISTENING_RATE,
      channels: 1,
      maxSeconds: Math.min(60, last + 1),
    });
    const limit = samples.length / LISTENING_RATE;
    const inside = marks.filter(([time = 0]) => time < limit);
    const truth = {
      beats: inside.map(([time = 0]) => time),
      downbeats: inside.filter(([, position]) => position === 1).map(([time = 0]) => time),
    };
    results.push([truth, hear(samples)]);
  }
  return results;
}

/** CPU time for a minute of music, and against ffmpeg decoding it. */
async function times(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "nataraj-bench-"));
  try {
    const clip = makeClip(7, { seconds: 60 });
    const raw = join(folder, "clip.f32");
    const song = join(folder, "clip.mp3");
    await writeFile(raw, new Uint8Array(clip.samples.buffer));
    const input = ["-f", "f32le", "-ar", String(LISTENING_RATE), "-ac", "1", "-i", raw];
    const encode = [...input, "-ar", "44100", "-ac", "2", "-b:a", "192k", song];
    await promisify(execFile)(ffmpegPrograms().ffmpeg, ["-v", "error", "-y", ...encode]);
    const before = performance.now();
    const samples = await decodePcm(song, { sampleRate: LISTENING_RATE, channels: 1 });
    const decoding = performance.now() - before;
    hear(samples);
    const cpu = process.cpuUsage();
    hear(samples);
    const { user, system } = process.cpuUsage(cpu);
    const listening = (user + system) / 1e6;
    return [
      { name: "CPU for a minute of music", value: listening, unit: "s" },
      { name: "of the music's length", value: listening / 60, unit: "" },
      { name: "against ffmpeg decoding it", value: listening / (decoding / 1000), unit: "×" },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  const rows = await bench(folder && resolve(process.env.INIT_CWD ?? process.cwd(), folder));
  for (const { name, value, unit } of rows) console.log(`${name.padEnd(48)} ${value.toFixed(3)} ${unit}`);
}
