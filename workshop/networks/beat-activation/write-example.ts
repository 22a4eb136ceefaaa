import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { float32At } from "@nataraj/sdk/arrays";
import { CHANGE_REACHES } from "../../../server/src/music/audio-analysis/model/activate-by-model.ts";
import { loudnessScale, modelLoudness } from "../../../server/src/music/audio-analysis/model/loudness.ts";
import { PITCHES } from "../../../server/src/music/audio-analysis/spectrum/chromagram.ts";
import { BANDS, extractFeatures } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { harmonicChange } from "../../../server/src/music/audio-analysis/spectrum/harmonic-change.ts";
import { onsetStrength } from "../../../server/src/music/audio-analysis/spectrum/onsets.ts";
import type { Clip } from "../../measures/audio-analysis/corpus/clip.ts";

/**
 * Writes a training example.
 * SEED.u8 holds bytes, frames × (bands + changes), 100 frames a second: loudness × 32, and changes of harmony × 255.
 * SEED.f32 is for the network of bars: the scale of that loudness, the rows of the chromagram and how many there are, and
 * three kinds of onsets. SEED.json holds the beats.
 */
export function writeExample(
  folder: string,
  seed: number,
  clip: Pick<Clip, "name" | "samples" | "beats" | "positions">,
): void {
  const features = extractFeatures(clip.samples);
  const loudness = modelLoudness(features);
  const changes = CHANGE_REACHES.map((reach) => harmonicChange(features, reach));
  const width = BANDS + changes.length;
  const table = new Uint8Array(features.frames * width);
  for (let t = 0; t < features.frames; t++) {
    for (let band = 0; band < BANDS; band++)
      table[t * width + band] = Math.min(255, Math.round(float32At(loudness, t * BANDS + band) * 32));
    changes.forEach((change, i) => {
      table[t * width + BANDS + i] = Math.round(255 * Math.min(1, float32At(change, t)));
    });
  }
  const path = join(folder, String(seed));
  writeFileSync(`${path}.u8`, table);
  const { all, low, high } = onsetStrength(features);
  const rows = features.chroma.length / PITCHES;
  const ofBars = Float32Array.from([loudnessScale(features), rows, ...features.chroma, ...all, ...low, ...high]);
  writeFileSync(`${path}.f32`, new Uint8Array(ofBars.buffer));
  // The trainer looks for .json files while we write: it must find whole ones only.
  writeFileSync(`${path}.tmp`, JSON.stringify({ name: clip.name, beats: clip.beats, positions: clip.positions }));
  renameSync(`${path}.tmp`, `${path}.json`);
}
