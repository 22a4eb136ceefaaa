import { mkdirSync } from "node:fs";
import { basename } from "node:path";
import { decodeMono } from "../../../server/src/music/ffmpeg/decode-mono.ts";
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
 * nobody knows, for train.py --anchors. MIDI files are rendered before, by fluidsynth.
 */
const [folder = "", first = "", most = "", ...recordings] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
let seed = Number(first);
for (const recording of recordings) {
  const r = random(seed);
  const whole = await decodeMono(recording, { sampleRate: RATE, maxSeconds: LONGEST });
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
