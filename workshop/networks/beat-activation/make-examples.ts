import { mkdirSync } from "node:fs";
import { SYNTHESISED } from "../../measures/audio-analysis/corpus/instruments/orchestra.ts";
import { sampledOrchestra } from "../../measures/audio-analysis/corpus/instruments/sampled/sampled-orchestra.ts";
import { makeClip } from "../../measures/audio-analysis/corpus/make-clip.ts";
import { writeExample } from "./write-example.ts";

// Writes training examples: tsx make-examples.ts FOLDER FIRST_SEED COUNT [SAMPLES ...]
// SAMPLES are folders of make-samples.ts; where there are some, most instruments are sampled.
// Of five examples, one has a rhythm that no list has, one is music in which beats are hard to hear, one has bars or a
// tempo that can be heard in two ways, and one does not go on as it begins.

const KINDS = [{ groove: "invented" }, { groove: "expressive" }, { groove: "ambiguous" }, { groove: "irregular" }, {}];
const [folder = "examples", firstSeed = "100000", count = "1000", ...samples] = process.argv.slice(2);
const orchestra = samples.length > 0 ? sampledOrchestra(samples) : SYNTHESISED;
mkdirSync(folder, { recursive: true });
for (let seed = Number(firstSeed); seed < Number(firstSeed) + Number(count); seed++) {
  const clip = makeClip(seed, { seconds: 30, orchestra, ...KINDS[seed % KINDS.length] });
  writeExample(folder, seed, clip);
}
