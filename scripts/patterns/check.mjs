/** Part of `npm run check`: each regular expression of what ships takes time with the length of its text, not its square. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourceFiles } from "../imports/read-imports.mjs";
import { isShipped, patternsOf, problemsOf } from "./patterns.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = sourceFiles(root, ["sdk/src", "ui/src", "player/src", "site/src", "server/src"]).filter(isShipped);
let count = 0;
const problems = files.flatMap((path) => {
  const text = readFileSync(join(root, path), "utf8");
  count += patternsOf(path, text).length;
  return problemsOf(path, text);
});
for (const line of problems) console.error(line);
console.log(`Patterns: ${count}, ${problems.length} that strangers' texts could slow down.`);
process.exitCode = problems.length > 0 ? 1 : 0;
