import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeClip } from "../../bench/listening/corpus/make-clip.ts";
import { modelLoudness } from "../../src/music/listening/model/loudness.ts";
import { extractFeatures } from "../../src/music/listening/spectrum/features.ts";

// Writes training examples: tsx make-examples.ts FOLDER FIRST_SEED COUNT
// NAME.u8 holds loudness × 32 as bytes, frames × bands, 100 frames a second; NAME.json holds the beats.

const [folder = "examples", firstSeed = "100000", count = "1000"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (let seed = Number(firstSeed); seed < Number(firstSeed) + Number(count); seed++) {
  const { name, samples, beats, positions } = makeClip(seed, { seconds: 25 });
  const loudness = modelLoudness(extractFeatures(samples));
  const path = join(folder, String(seed));
  writeFileSync(
    `${path}.u8`,
    Uint8Array.from(loudness, (v) => Math.min(255, Math.round(v * 32))),
  );
  // The trainer looks for .json files while we write: it must find whole ones only.
  writeFileSync(`${path}.tmp`, JSON.stringify({ name, beats, positions }));
  renameSync(`${path}.tmp`, `${path}.json`);
}
