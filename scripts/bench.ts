/**
 * `npm run bench [-- name …]`: quality and speed as figures. Names: solving, motion, joins, variants, practice, planning,
 * ensembles, people, audio-analysis, library (of songs, built), words (of it), database, reading, dancer, opening (of the
 * built product); all without one. A folder of audio with `.beats` files may follow `audio-analysis`; a folder of songs,
 * and names of styles, `people`; `2/4`, the second of four parts, `ensembles`; `bytes`, `floor` or `frames`, `dancer`, and
 * `--all` for every case of `frames`.
 */

import { benchOpening } from "../e2e/bench/opening.ts";
import { benchPracticePictures } from "../e2e/bench/practice-pictures.ts";
import { bench as benchMotion } from "../sdk/bench/bench.ts";
import { bench as benchJoins } from "../sdk/bench/joins.ts";
import { benchPractice } from "../sdk/bench/practice.ts";
import { benchSolving } from "../sdk/bench/solving.ts";
import { bench as benchVariants } from "../sdk/bench/variants.ts";
import { bench as benchAudioAnalysis } from "../server/bench/audio-analysis/bench.ts";
import { bench as benchDatabase } from "../server/bench/database/bench.ts";
import { bench as benchEnsembles } from "../server/bench/ensembles/bench.ts";
import { bench as benchLibrary } from "../server/bench/library/bench.ts";
import { bench as benchPeople } from "../server/bench/people/bench.ts";
import { bench as benchPlanning } from "../server/bench/planning/bench.ts";
import { bench as benchReading } from "../server/bench/reading/bench.ts";
import { bench as benchWords } from "../server/bench/words/bench.ts";
import { bench as benchDancer } from "../ui/bench/bench.ts";

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
