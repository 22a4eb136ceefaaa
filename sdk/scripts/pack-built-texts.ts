/**
 * Puts the packed texts into what was built (`packed-texts.ts`), after the compiler:
 *
 *     tsx --conditions=@nataraj/source scripts/pack-built-texts.ts
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPLACEMENTS, TEXTS, withoutTexts } from "./packed-texts.ts";

const built = join(import.meta.dirname, "../dist");
for (const name of await readdir(built, { recursive: true })) {
  const path = join(built, name);
  const replacement = REPLACEMENTS.find((each) => each.path.test(path));
  if (replacement) await writeFile(path, replacement.code("js"));
  else if (TEXTS.test(path)) await writeFile(path, withoutTexts(await readFile(path, "utf8")));
}
