import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const assets = fileURLToPath(new URL("../../assets", import.meta.url));
const target = fileURLToPath(new URL("../generated", import.meta.url));
/** What the package has of the repository's assets: not the dancers for other programs, which are most of their bytes. */
const FOLDERS = ["dancers", "posters"];
const isOurs = (name) => !name.endsWith(".vrm");

/** Puts dancers and posters into the package, `generated`, which npm publishes and bundlers find. Files that are equal stay. */
export function copyAssets() {
  for (const folder of FOLDERS) {
    const from = join(assets, folder);
    const to = join(target, folder);
    mkdirSync(to, { recursive: true });
    const names = readdirSync(from).filter(isOurs);
    for (const name of readdirSync(to)) if (!names.includes(name)) rmSync(join(to, name), { recursive: true });
    for (const name of names)
      if (!isEqual(join(from, name), join(to, name))) copyFileSync(join(from, name), join(to, name));
  }
}

const isEqual = (one, other) => existsSync(other) && readFileSync(one).equals(readFileSync(other));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) copyAssets();
