import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { random } from "../../measures/audio-analysis/corpus/random.ts";
import { RATE } from "../../measures/audio-analysis/corpus/track.ts";
import { writeExample } from "./write-example.ts";

const SECONDS = 30;
/** Of a recording, which may be a concert. Seconds. */
const LONGEST = 400;
/** Mean square of what is as good as silent. */
const SILENT = 1e-6;

/**
 * make-anchors.ts EXAMPLES FIRST_SEED MOST RECORDING...: at most MOST excerpts of each recording, as examples whose beats
 * nobody knows, for train.py --anchors. Needs ffmpeg. MIDI files are rendered before, by fluidsynth.
 */
const [folder = "", first = "", most = "", ...recordings] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), "nataraj-anchors-"));
let seed = Number(first);
for (const recording of recordings) {
  const r = random(seed);
  const whole = decode(recording);
  const seconds = whole.length / RATE;
  const count = Math.min(Number(most), Math.floor(seconds / SECONDS));
  for (let i = 0; i < count; i++) {
    const part = seconds / count;
    const start = i * part + r.between(0, Math.max(0, part - SECONDS));
    const samples = whole.slice(Math.round(start * RATE), Math.round((start + SECONDS) * RATE));
    const power = samples.reduce((sum, x) => sum + x * x, 0) / samples.length;
    if (power > SILENT) writeExample(folder, seed++, { name: basename(recording), samples, beats: [], positions: [] });
  }
}
rmSync(scratch, { recursive: true });

function decode(recording: string): Float32Array {
  const raw = join(scratch, "samples");
  const take = ["-v", "error", "-y", "-t", String(LONGEST), "-i", recording];
  execFileSync("ffmpeg", [...take, "-ac", "1", "-ar", String(RATE), "-f", "f32le", raw]);
  const bytes = new Uint8Array(readFileSync(raw));
  return new Float32Array(bytes.buffer, 0, bytes.length >> 2);
}
