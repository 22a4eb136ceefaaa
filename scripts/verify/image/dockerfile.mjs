import { posix } from "node:path";

/**
 * The stages of a Dockerfile, as far as ours uses the language: instructions, comments, and lines that a backslash joins.
 * @param {string} text
 */
export function readStages(text) {
  const lines = text
    .split("\n")
    .filter((line) => !/^\s*#/.test(line))
    .join("\n")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages = [];
  for (const line of lines) {
    const [, keyword = "", value = ""] = /^\s*(\w+)\s+(.*?)\s*$/.exec(line) ?? [];
    if (keyword.toUpperCase() !== "FROM") stages.at(-1)?.instructions.push({ keyword: keyword.toUpperCase(), value });
    else {
      const [base = "", , name = ""] = value.split(/\s+/);
      stages.push({ name, base, instructions: [] });
    }
  }
  return stages;
}

/**
 * What a COPY instruction says.
 * @param {string} value What stands behind the keyword.
 */
export function readCopy(value) {
  const words = value.split(/\s+/);
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const paths = words.filter((word) => !word.startsWith("--"));
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? "" };
}

/**
 * Where a COPY puts files: a folder's content goes into the target; a file goes into a target that ends with a slash.
 * @param {readonly string[]} files Those that there are, with slashes.
 * @param {{ sources: readonly string[], target: string }} copy
 * @returns {{ from: string, to: string }[]}
 * @throws {Error} where a source does not exist.
 */
export function copiedFiles(files, { sources, target }) {
  return sources.flatMap((source) => {
    const path = posix.normalize(source).replace(/\/$/, "");
    const isIn = (file) => path === "." || file.startsWith(`${path}/`);
    const copies = files.flatMap((from) => {
      if (from === path)
        return [{ from, to: target.endsWith("/") ? posix.join(target, posix.basename(from)) : target }];
      return isIn(from) ? [{ from, to: posix.join(target, path === "." ? from : from.slice(path.length + 1)) }] : [];
    });
    if (copies.length === 0) throw new Error(`The Dockerfile copies ${source}, which does not exist.`);
    return copies;
  });
}

/**
 * Files that the build sees: those that .dockerignore does not name.
 * @param {readonly string[]} files
 * @param {string} dockerignore Its text: paths, with `*` in a name, and `**` for any folders.
 */
export function withoutIgnored(files, dockerignore) {
  const patterns = dockerignore.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const expressions = patterns.map((pattern) => {
    const text = pattern
      .trim()
      .replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"));
    return new RegExp(`^${text}(?:/|$)`);
  });
  return files.filter((file) => !expressions.some((expression) => expression.test(file)));
}
