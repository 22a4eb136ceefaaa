/**
 * Puts what must travel with a package beside it before it is packed: the licence, the changelog, and the licences of the
 * fonts that ui brings. Run in the package's folder (`prepack`). The copies stay, unseen by git: who packs at the same
 * time would miss them.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = process.cwd();

/** Whole at any moment, as another `npm pack` may read it. */
function write(name, text) {
  const unfinished = join(folder, `.${name}-${process.pid}`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, join(folder, name));
}

for (const name of ["LICENSE", "CHANGELOG.md"]) write(name, readFileSync(join(root, name)));

const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const { resolve } = createRequire(join(folder, "package.json"));
const fonts = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"));
const licences = fonts.map((name) => {
  const text = readFileSync(join(resolve(`${name}/package.json`), "../LICENSE"), "utf8");
  return `${name}\n\n${text}`;
});
if (licences.length > 0) write("FONT-LICENSES.txt", licences.join("\n\n"));
