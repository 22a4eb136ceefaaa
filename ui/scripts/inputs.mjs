import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Every file of a folder and its folders, in an order that is always the same; of a file, itself. */
export function* filesBelow(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** One hash of the contents of files, and of what else the result depends on. */
export function hashOf(files, extra = []) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file)).update("\0");
  for (const text of extra) hash.update(`${text}\0`);
  return hash.digest("hex");
}

/** What a stamp says of the inputs that results were made from; undefined where there is none. */
export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** Notes which inputs the results beside it were made from. */
export function writeStamp(path, hash) {
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, hash);
  renameSync(partial, path);
}
