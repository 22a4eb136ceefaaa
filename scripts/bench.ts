/**
 * `npm run bench [-- name …]`: quality and speed as figures. Names: motion, joins, planning, audio-analysis, database, reading, dancer; all without one.
 * A folder of audio with `.beats` files may follow `audio-analysis`.
 */

import { bench as benchMotion } from "../sdk/bench/bench.ts";
import { bench as benchJoins } from "../sdk/bench/joins.ts";
import { bench as benchAudioAnalysis } from "../server/bench/audio-analysis/bench.ts";
import { bench as benchDatabase } from "../server/bench/database/bench.ts";
import { bench as benchPlanning } from "../server/bench/planning/bench.ts";
import { bench as benchReading } from "../server/bench/reading/bench.ts";
import { bench as benchDancer } from "../ui/bench/bench.ts";

const [name, folder] = process.argv.slice(2);
const benches: Record<string, () => Promise<unknown>> = {
  motion: benchMotion,
  joins: benchJoins,
  planning: () => benchPlanning(),
  "audio-analysis": () => benchAudioAnalysis(folder),
  database: benchDatabase,
  reading: benchReading,
  dancer: benchDancer,
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
