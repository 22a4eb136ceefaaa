import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { paths } = createRequire(import.meta.url).resolve;

/**
 * The program of a package as a file of JavaScript, for Node to run. What npm puts on the path instead is a script on
 * Windows (`vitest.cmd`), which Node starts by a shell only.
 * @param {string} name The package, which has a program of the same name.
 * @returns {string} A path.
 */
export function programOf(name) {
  // Looked for in node_modules, since not every package lets others resolve its package.json.
  const folder = paths(name)
    ?.map((modules) => join(modules, name))
    .find((path) => existsSync(join(path, "package.json")));
  if (!folder) throw new Error(`${name} is not installed: run npm install.`);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[name]);
}
