import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "oxc-parser";

const IGNORED = new Set(["node_modules", "dist", "generated", "storybook-static", "artifacts"]);
const PACKAGES = { "@nataraj/sdk": "sdk", "@nataraj/ui": "ui", "@nataraj/player": "player" };

/** Paths of all source files below some folders, from the root, with slashes. */
export function sourceFiles(root, folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : sourceFiles(root, [path]);
      return /(?<!\.d)\.m?tsx?$|\.mjs$/.test(entry.name) ? [path] : [];
    }),
  );
}

/**
 * What a file imports: paths from the root for files of the repository, else the names of packages. Imports of types count,
 * and so do the patterns of import.meta.glob.
 */
export function importsOf(root, path) {
  const text = readFileSync(join(root, path), "utf8");
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const literal = ({ start, end }) => text.slice(start, end).replace(/^["'`]|["'`]$/g, "");
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => literal(moduleRequest)),
    ...[...text.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*"([^"]+)"/g)].map(([, pattern]) => pattern),
    ...[...text.matchAll(/new URL\(\s*"(\.[^"]+)",\s*import\.meta\.url/g)].map(([, address]) => address),
  ];
  return [...new Set(names.map((name) => resolve(path, name.replace(/\?.*$/, ""))))];
}

function resolve(from, name) {
  if (name.startsWith(".")) return posix.join(posix.dirname(from), name);
  const [own] = Object.keys(PACKAGES).filter((each) => name === each || name.startsWith(`${each}/`));
  return own ? `${PACKAGES[own]}${name.slice(own.length)}` : name;
}
