/** Writes the design tokens as JSON to the path that it is given: `dist/tokens.json` of the package. */
import { readFile, writeFile } from "node:fs/promises";
import { designTokens } from "./design-tokens.ts";
import { readTokens } from "./read-tokens.ts";

const css = await readFile(new URL("../../src/theme/tokens.css", import.meta.url), "utf8");
await writeFile(process.argv[2] as string, `${JSON.stringify(designTokens(readTokens(css)), undefined, 2)}\n`);
