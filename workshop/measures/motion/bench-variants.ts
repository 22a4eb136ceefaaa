import { DANCE_STYLES } from "../../../sdk/src/contract/styles.ts";
import { measureJoins } from "./measure-joins.ts";
import { danceVariant, measureVariant } from "./measure-move.ts";
import { violations } from "./report.ts";
import { lineOfVariants, VARIANTS } from "./variant-lines.ts";

/** Lines of moves drawn by lot for each style, and moves in a line. */
const LINES = 12;
const LENGTH = 26;

/** The measures of every variant of every move in every style, and of pairs drawn by lot; prints what is out of its bounds. Takes minutes. */
export async function bench(): Promise<void> {
  for (const [s, style] of DANCE_STYLES.entries()) {
    const single = VARIANTS.map((varied) => violations(measureVariant(danceVariant(varied, style), varied, style)));
    const lines = Array.from({ length: LINES }, (_, i) => lineOfVariants(s * LINES + i, LENGTH));
    const joins = lines.flatMap((line) => violations(measureJoins(line, style)));
    const kept = single.filter((out) => out.length === 0).length;
    console.log(
      `${style}: ${kept} of ${VARIANTS.length} variants within all bounds; ${LINES * (LENGTH - 1)} joins, ${joins.length} figures out of their bounds`,
    );
    for (const line of [...single.flat(), ...joins]) console.log(`  ${line}`);
  }
}
