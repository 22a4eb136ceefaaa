/**
 * `npx tsx --conditions=@nataraj/source make-examples.ts OUT FIRST COUNT`: writes OUT.f32, rows of what tells whether a
 * beat begins a bar, and OUT.json with whether each does, for so many clips of the corpus. Seeds below 100,000 are never
 * trained on. Beats are those that the product finds; clips whose beats it does not find are left out.
 */
import { writeFileSync } from "node:fs";
import { makeClip } from "../../bench/audio-analysis/corpus/make-clip.ts";
import { fMeasure } from "../../bench/audio-analysis/measures.ts";
import { activateByOnsets } from "../../src/music/audio-analysis/beats/activate-by-onsets.ts";
import { barFeatures } from "../../src/music/audio-analysis/beats/bar-features.ts";
import { combineActivations } from "../../src/music/audio-analysis/beats/combine-activations.ts";
import { findBeats } from "../../src/music/audio-analysis/beats/find-beats.ts";
import { activateByModel } from "../../src/music/audio-analysis/model/activate-by-model.ts";
import { extractFeatures, FRAME_RATE } from "../../src/music/audio-analysis/spectrum/features.ts";
import { onsetStrength } from "../../src/music/audio-analysis/spectrum/onsets.ts";

/** Least F of the beats that were found. */
const FOUND = 0.8;
/** A beat is the true one within this. Seconds. */
const NEAR = 0.1;
/** Of five clips two have bars that are hard to find, one beats that are hard to hear, one an invented rhythm. */
const KINDS = [
  { groove: "unsettled" },
  { groove: "unsettled" },
  { groove: "expressive" },
  { groove: "invented" },
  {},
] as const;

const [out = "", first = "300000", count = "300"] = process.argv.slice(2);
const rows: number[][] = [];
const labels: number[] = [];
for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const clip = makeClip(seed, { seconds: 40, ...KINDS[seed % KINDS.length] });
  const features = extractFeatures(clip.samples);
  const onsets = onsetStrength(features);
  const model = activateByModel(features);
  const { times } = findBeats(combineActivations(model, activateByOnsets(features, onsets)));
  if (clip.beats.length < 16 || fMeasure(clip.beats, times) < FOUND) continue;
  const frames = times.map((time) => Math.round(time * FRAME_RATE));
  for (const [i, row] of barFeatures({ features, onsets, model }, frames).entries()) {
    const beat = clip.beats.findIndex((time) => Math.abs(time - (times[i] ?? 0)) < NEAR);
    if (beat < 0) continue;
    rows.push(row);
    labels.push(clip.positions[beat] === 0 ? 1 : 0);
  }
}
writeFileSync(`${out}.f32`, new Uint8Array(Float32Array.from(rows.flat()).buffer));
writeFileSync(`${out}.json`, JSON.stringify({ width: rows[0]?.length ?? 0, labels }));
