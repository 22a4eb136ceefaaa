import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { rolldown } from "rolldown";
import type { AssetGroup } from "./groups.ts";

/** What `assets/made-from.json` notes of a group: SHA-256 in hexadecimal digits. */
export interface Fingerprint {
  /** Of the code and the assets that it was made from. */
  madeFrom: string;
  /** Of the files themselves. */
  files: string;
}

/** Files that match patterns whose last part may have `*`, from the root, in the order of their names. */
export function matching(root: string, patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const name = new RegExp(`^${posix.basename(pattern).split("*").map(escaped).join(".*")}$`);
    const folder = posix.dirname(pattern);
    return namesIn(join(root, folder))
      .filter((each) => name.test(each))
      .sort()
      .map((each) => posix.join(folder, each));
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** A text as a regular expression that matches it alone. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** One hash of the names and contents of files. */
function hashOfFiles(root: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex");
}

/** The hash of all that a group is made from, as it is now. */
export async function madeFrom(root: string, { makers, reads }: AssetGroup): Promise<string> {
  const hash = createHash("sha256");
  for (const maker of makers) hash.update(await codeOf(join(root, maker)));
  return hash.update(hashOfFiles(root, matching(root, reads))).digest("hex");
}

/**
 * The code that runs when a program is started, of the repository's own: bundled, so that only what is used of a module
 * counts, without comments and types, and with short names.
 */
async function codeOf(program: string): Promise<string> {
  const bundle = await rolldown({
    input: program,
    platform: "node",
    resolve: { conditionNames: ["@nataraj/source", "import", "node"] },
    external: (name) => !/^[./]|^@nataraj\/|^[a-zA-Z]:/.test(name),
    logLevel: "silent",
  });
  try {
    const { output } = await bundle.generate({ format: "esm", minify: true, codeSplitting: false });
    return output.map((part) => (part.type === "chunk" ? part.code : "")).join("\n");
  } finally {
    await bundle.close();
  }
}

/** The group's fingerprint as its code and files are now. */
export async function fingerprintOf(root: string, group: AssetGroup): Promise<Fingerprint> {
  return { madeFrom: await madeFrom(root, group), files: hashOfFiles(root, matching(root, group.writes)) };
}
