import { MOVE_COUNT } from "../src/contract/moves.ts";
import { DANCE_STYLES } from "../src/contract/styles.ts";
import { complaints, measurePair } from "../src/motion/measures/measure-move.ts";

/** The measures of every ordered pair of moves in every style; prints what is out of its bounds. Takes some minutes. */
export async function bench(): Promise<void> {
  const numbers = Array.from({ length: MOVE_COUNT }, (_, i) => i + 1);
  for (const style of DANCE_STYLES) {
    const out = numbers.flatMap((first) => numbers.flatMap((second) => complaints(measurePair(first, second, style))));
    console.log(`${style}: ${MOVE_COUNT ** 2} joins, ${out.length} figures out of their bounds`);
    for (const line of out) console.log(`  ${line}`);
  }
}
