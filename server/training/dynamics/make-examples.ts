/**
 * `npx tsx --conditions=@nataraj/source make-examples.ts OUT.json FIRST COUNT`: examples of so many clips of the corpus, from
 * a seed on. Seeds below 100,000 are never trained on. The true beats are given.
 */
import { writeFileSync } from "node:fs";
import { makeClip } from "../../bench/audio-analysis/corpus/make-clip.ts";
import { kWeightedPower } from "../../src/music/audio-analysis/dynamics/k-weighting.ts";
import { soundLevels } from "../../src/music/audio-analysis/dynamics/sound-levels.ts";
import { extractFeatures } from "../../src/music/audio-analysis/spectrum/features.ts";
import { examplesOf } from "./examples.ts";

const [out = "", first = "100000", count = "300"] = process.argv.slice(2);
const clips = Array.from({ length: Number(count) }, (_, i) => {
  const { samples, beats, positions, meter, events } = makeClip(Number(first) + i, { seconds: 40, events: true });
  if (!events) return [];
  const downbeats = beats.filter((_, beat) => positions[beat] === 0);
  const levels = soundLevels(extractFeatures(samples));
  return [examplesOf({ levels, power: kWeightedPower(samples), beats, downbeats, meter, events })];
});
writeFileSync(out, JSON.stringify(clips.flat()));
