/**
 * Puts what must travel with a package into it while it is packed: the licence, the changelog, and the licences of the
 * fonts that ui brings. `node notices.mjs add` and `remove`, in the package's folder (`prepack`, `postpack`).
 */
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = process.cwd();
const COPIED = ["LICENSE", "CHANGELOG.md"];
const FONTS = "FONT-LICENSES.txt";

const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const fonts = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"));

if (process.argv[2] === "add") {
  for (const file of COPIED) copyFileSync(join(root, file), join(folder, file));
  const { resolve } = createRequire(join(folder, "package.json"));
  const licences = fonts.map((name) => {
    const text = readFileSync(join(resolve(`${name}/package.json`), "../LICENSE"), "utf8");
    return `${name}\n\n${text}`;
  });
  if (licences.length > 0) writeFileSync(join(folder, FONTS), licences.join("\n\n"));
} else {
  for (const file of [...COPIED, FONTS]) if (existsSync(join(folder, file))) rmSync(join(folder, file));
}
