/**
 * Puts the packed texts into what was built (`packed-texts.ts`), after the compiler:
 *
 *     tsx --conditions=@nataraj/source scripts/pack-built-texts.ts
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packedModule } from "./packed-texts.ts";

const built = join(import.meta.dirname, "../dist");
for (const { parentPath, name } of readdirSync(built, { recursive: true, withFileTypes: true })) {
  const path = join(parentPath, name);
  const code = packedModule(path, () => readFileSync(path, "utf8"));
  if (code !== undefined) writeFileSync(path, code);
}
