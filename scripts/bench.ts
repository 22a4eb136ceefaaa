/**
 * `npm run bench [-- name …]`: quality and speed as figures. Names: motion, joins, planning, listening, library, dancer; all without one.
 * A folder of audio with `.beats` files may follow `listening`.
 */

import { bench as benchMotion } from "../sdk/bench/bench.ts";
import { bench as benchJoins } from "../sdk/bench/joins.ts";
import { bench as benchLibrary } from "../server/bench/library/bench.ts";
import { bench as benchListening } from "../server/bench/listening/bench.ts";
import { bench as benchPlanning } from "../server/bench/planning/bench.ts";
import { bench as benchDancer } from "../ui/bench/bench.ts";

const [name, folder] = process.argv.slice(2);
const benches: Record<string, () => Promise<unknown>> = {
  motion: benchMotion,
  joins: benchJoins,
  planning: () => benchPlanning(),
  listening: () => benchListening(folder),
  library: benchLibrary,
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
