import { readOptions } from "./options.ts";
import { printReport } from "./report.ts";
import { runFuzz } from "./run-fuzz.ts";

/** `npm run fuzz -- [--requests 20000] [--files 500] [--database sqlite|postgres] [--seed N] [--minutes 45]` */
const report = await runFuzz(readOptions(process.argv.slice(2)), console.log);
console.log(printReport(report));
process.exit(report.violations.length === 0 ? 0 : 1);
