/**
 * `npm run bench [-- name …]`: quality and speed as figures. Names: solving, motion, joins, variants, practice, planning,
 * ensembles, people, layers, explain (why a channel has its value at a time), audio-analysis, library (of songs, built), words (of it), database, reading, dancer, opening (of the
 * built product); all without one. A folder of audio with `.beats` files may follow `audio-analysis`; a folder of songs,
 * and names of styles, `people`; `settings` and `--songs 2`, `layers`; `2/4`, the second of four parts, `ensembles`; `bytes`, `floor` or `frames`, `dancer`, and
 * `--all` for every case of `frames`.
 */

import { bench as benchAudioAnalysis } from "./audio-analysis/bench.ts";
import { bench as benchDancer } from "./dancer/bench.ts";
import { bench as benchDatabase } from "./database/bench.ts";
import { bench as benchEnsembles } from "./ensembles/bench.ts";
import { bench as benchLayers } from "./layers/bench.ts";
import { bench as benchExplain } from "./layers/bench-explain.ts";
import { bench as benchMotion } from "./motion/bench.ts";
import { bench as benchJoins } from "./motion/bench-joins.ts";
import { benchSolving } from "./motion/bench-solving.ts";
import { bench as benchVariants } from "./motion/bench-variants.ts";
import { bench as benchPeople } from "./people/bench.ts";
import { bench as benchPlanning } from "./planning/bench.ts";
import { benchPractice } from "./practice/bench.ts";
import { bench as benchReading } from "./reading/bench.ts";
import { benchOpening } from "./site/opening.ts";
import { benchPracticePictures } from "./site/practice-pictures.ts";
import { bench as benchLibrary } from "./songs/bench.ts";
import { bench as benchWords } from "./words/bench.ts";

const [name, ...args] = process.argv.slice(2);
const benches: Record<string, () => Promise<unknown>> = {
  // Before all others: its first document is danced by code that has not run yet.
  solving: benchSolving,
  motion: benchMotion,
  joins: benchJoins,
  variants: benchVariants,
  practice: async () => {
    await benchPractice();
    await benchPracticePictures();
  },
  planning: () => benchPlanning(),
  ensembles: () => benchEnsembles(args[0]),
  people: () => benchPeople(args),
  layers: () => benchLayers(args),
  explain: () => benchExplain(args),
  "audio-analysis": () => benchAudioAnalysis(args[0]),
  library: benchLibrary,
  words: benchWords,
  database: benchDatabase,
  reading: benchReading,
  dancer: () => benchDancer(args),
  opening: benchOpening,
};
if (name !== undefined && !(name in benches)) {
  console.error(`There is no bench named ${name}; there are ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}
for (const [each, run] of Object.entries(benches)) {
  if (name !== undefined && name !== each) continue;
  console.log(`\n# ${each}`);
  await run();
}
