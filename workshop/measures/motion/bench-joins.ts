import { MOVE_COUNT } from "../../../sdk/src/contract/moves.ts";
import { DANCE_STYLES } from "../../../sdk/src/contract/styles.ts";
import { lineOfMoves, measureJoins } from "./measure-joins.ts";
import { violations } from "./report.ts";

/** The measures of every ordered pair of moves in every style; prints what is out of its bounds. Takes a minute or two. */
export async function bench(): Promise<void> {
  const steps = Array.from({ length: MOVE_COUNT }, (_, i) => i);
  for (const style of DANCE_STYLES) {
    const out = steps.flatMap((step) => violations(measureJoins(lineOfMoves(step), style)));
    console.log(`${style}: ${MOVE_COUNT ** 2} joins, ${out.length} figures out of their bounds`);
    for (const line of out) console.log(`  ${line}`);
  }
}
