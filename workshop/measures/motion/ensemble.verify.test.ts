import { DANCE_STYLES } from "../../../sdk/src/contract/styles.ts";
import { ONE_FOR_EACH_ARRANGEMENT, testFive } from "./ensemble-of-five.ts";

// The others are in ensemble.test.ts.
for (const style of DANCE_STYLES.filter((each) => !ONE_FOR_EACH_ARRANGEMENT.includes(each))) testFive(style);
