import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { intAt } from "@nataraj/sdk/arrays";
import { master } from "../../measures/audio-analysis/corpus/master/master.ts";
import { random } from "../../measures/audio-analysis/corpus/random.ts";
import { RATE, Track } from "../../measures/audio-analysis/corpus/track.ts";
import { writeExample } from "./write-example.ts";

// Plays what make-bands.py wrote, and writes training examples of it: tsx make-band-examples.ts FOLDER MIDI REMAINDER
// DIVISOR ROUND SOUNDFONT...  Of the songs whose number leaves REMAINDER it takes 30 seconds each. A song of another
// ROUND has another soundfont, mix and beginning. Needs fluidsynth.

interface Song {
  name: string;
  beats: number[];
  positions: number[];
  kicks: number[];
}

const SECONDS = 30;
const WRITTEN = 40;
const LATEST_START = 8;
/** Rounds are as far apart as songs are many. */
const ROUND_SEEDS = 100_000;
const PLAIN = [
  ...["-n", "-i", "-q", "-R", "0", "-C", "0", "-r", String(RATE), "-g", "0.6", "-T", "raw", "-O", "s16"],
  // Soundfonts are large: only what a song needs is read.
  ...["-o", "synth.dynamic-sample-loading=1"],
];

const [folder = "", midi = "", remainder = "0", divisor = "1", round = "0", ...soundfonts] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), "nataraj-bands-"));
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(midi).filter((name) => name.endsWith(".json"))) {
  const number = Number.parseInt(file, 10);
  if (number % Number(divisor) !== Number(remainder)) continue;
  const seed = number + Number(round) * ROUND_SEEDS;
  if (existsSync(join(folder, `${seed}.json`))) continue;
  const r = random(seed);
  const soundfont = r.pick(soundfonts);
  const song = JSON.parse(readFileSync(join(midi, file), "utf8")) as Song;
  const drums = played(join(midi, `${number}.drums.mid`), soundfont);
  const band = played(join(midi, `${number}.band.mid`), soundfont);
  const silent = new Track(WRITTEN);
  const mixed = master({ drums, bass: silent, chords: band, lead: silent, kicks: song.kicks }, r);
  const start = r.between(0, LATEST_START);
  const kept = song.beats.map((time, i) => ({ time: time - start, position: song.positions[i] ?? 0 }));
  const inside = kept.filter(({ time }) => time >= 0 && time < SECONDS);
  writeExample(folder, seed, {
    name: song.name,
    samples: mixed.slice(Math.round(start * RATE), Math.round((start + SECONDS) * RATE)),
    beats: inside.map(({ time }) => time),
    positions: inside.map(({ position }) => position),
  });
}

rmSync(work, { recursive: true });

/** A MIDI file's sound, silence where there is none. */
function played(path: string, soundfont: string): Track {
  const track = new Track(WRITTEN);
  if (!existsSync(path)) return track;
  const raw = join(work, "played.raw");
  // Into a file: Node's pipes are sockets, which fluidsynth cannot open by a name.
  execFileSync("fluidsynth", [...PLAIN, "-F", raw, soundfont, path], { stdio: ["ignore", "ignore", "inherit"] });
  const bytes = readFileSync(raw);
  const stereo = new Int16Array(new Uint8Array(bytes).buffer, 0, bytes.length >> 1);
  for (let i = 0; i < Math.min(track.samples.length, stereo.length >> 1); i++)
    track.samples[i] = (intAt(stereo, 2 * i) + intAt(stereo, 2 * i + 1)) / 2 ** 16;
  return track;
}
