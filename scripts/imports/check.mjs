/** Part of `npm run check`: which file may import which. The rules are in rules.mjs. */
import { fileURLToPath } from "node:url";
import { importsOf, sourceFiles } from "./read-imports.mjs";
import { violations } from "./rules.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = sourceFiles(root, [
  "sdk",
  "ui",
  "player",
  "site",
  "server",
  "workshop",
  "e2e",
  "examples",
  "scripts",
  ".storybook",
]);
const broken = violations(new Map(files.map((file) => [file, importsOf(root, file)])));
for (const line of broken) console.error(line);
console.log(`Imports: ${files.length} files, ${broken.length} against the rules.`);
process.exitCode = broken.length > 0 ? 1 : 0;
