/**
 * `npx tsx --conditions=@nataraj/source make-examples.ts OUT FIRST COUNT`: examples of so many clips of the corpus, from a
 * seed on, each with its true beats and with those that are heard. Seeds below 100,000 are never trained on. Writes
 * OUT/STRIKES.f32 and so on, 32-bit floats, for each example its features and then its label, and OUT/widths.json with how
 * many these are.
 */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { kWeightedPower } from "../../../server/src/music/audio-analysis/dynamics/k-weighting.ts";
import { soundLevels } from "../../../server/src/music/audio-analysis/dynamics/sound-levels.ts";
import { extractFeatures } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { makeClip } from "../../measures/audio-analysis/corpus/make-clip.ts";
import { examplesOf } from "./examples.ts";

const [out = "", first = "100000", count = "1500"] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const files = new Map<string, number>();
const widths: Record<string, number> = {};
for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const { samples, beats, positions, meter, events } = makeClip(seed, { seconds: 40, events: true });
  if (!events) continue;
  const heard = analyseAudio(samples);
  const sound = { levels: soundLevels(extractFeatures(samples)), power: kWeightedPower(samples), events };
  const downbeats = beats.filter((_, beat) => positions[beat] === 0);
  write(examplesOf({ ...sound, beats, downbeats, meter }));
  if (heard.hasBeat) write(examplesOf({ ...sound, ...heard }));
}
for (const file of files.values()) closeSync(file);
writeFileSync(join(out, "widths.json"), JSON.stringify(widths));

function write(examples: ReturnType<typeof examplesOf>): void {
  for (const [name, list] of Object.entries(examples)) {
    const file = files.get(name) ?? openSync(join(out, `${name}.f32`), "w");
    files.set(name, file);
    if (list[0]) widths[name] = list[0].features.length + 1;
    const rows = list.flatMap(({ features, label }) => [...features, label]);
    writeSync(file, new Uint8Array(Float32Array.from(rows).buffer));
  }
}
