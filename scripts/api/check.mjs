/**
 * Part of `npm run check`: the public surfaces are those that `api` shows. `npm run api` (`--write`) writes them anew.
 * The packages must have been compiled.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { apiReport, PACKAGES } from "./report.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

function firstDifference(before, after) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const at = now.findIndex((line, index) => line !== old[index]);
  const line = at < 0 ? now.length : at;
  return `  line ${line + 1}\n  - ${old[line] ?? ""}\n  + ${now[line] ?? ""}`;
}

function readReport(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

for (const name of PACKAGES) {
  const file = join(root, "api", `${name}.md`);
  const report = apiReport(join(root, name));
  const before = readReport(file);
  if (process.argv.includes("--write")) {
    mkdirSync(join(root, "api"), { recursive: true });
    writeFileSync(file, report);
  } else if (before !== report) {
    console.error(`The public surface of ${name} has changed. Is it meant? Then \`npm run api\`.`);
    console.error(firstDifference(before, report));
    process.exitCode = 1;
  }
}
