import { DANCE_STYLES } from "../../../sdk/src/contract/styles.ts";
import { testFive } from "./ensemble-of-five.ts";

// The other half is in ensemble.test.ts.
for (const style of DANCE_STYLES.filter((_, k) => k % 2 === 1)) testFive(style);
