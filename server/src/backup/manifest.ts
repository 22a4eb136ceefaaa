import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { hashFile } from "../disk/hash-file.ts";

/** The names in an archive, in the order in which they are written. */
export const MANIFEST = "manifest.json";
export const DATABASE = "nataraj.sqlite";
export const FILES = "files";

/** Changes when older programs could no longer read an archive. */
const FORMAT = 1;

/** What an archive holds, and what the restoring is checked against. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** When it was made, in ISO 8601. */
  createdAt: z.string(),
  /** The migrations of its database: one that this program does not know is of a newer one. */
  migrations: z.array(z.string()),
  /** The version of the program; earlier ones did not note it. */
  version: z.optional(z.string()),
  /** Names of the settings that were set. Their values, passwords among them, are not in the archive. */
  settings: z.array(z.string()),
  /** Keys of songs and pictures that the database names and the storage did not have. */
  missing: z.array(z.string()),
  /** Everything else in the archive. */
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** A manifest of what lies in a folder as it will lie in the archive. */
export async function describeFolder(
  folder: string,
  about: Pick<Manifest, "migrations" | "version" | "settings" | "missing">,
): Promise<Manifest> {
  return { format: FORMAT, createdAt: new Date().toISOString(), ...about, files: await listFiles(folder) };
}

/** Database and files in a folder, with their sizes (bytes) and hashes, sorted by path. */
export async function listFiles(folder: string): Promise<Manifest["files"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathInArchive(folder, join(entry.parentPath, entry.name)));
  const files: Manifest["files"] = [];
  for (const path of paths.sort()) {
    if (path === MANIFEST) continue;
    files.push({ path, size: (await stat(join(folder, path))).size, sha256: await hashFile(join(folder, path)) });
  }
  return files;
}

/** The path that a file of a folder has in an archive: with slashes, whichever system writes it. */
export function pathInArchive(folder: string, path: string): string {
  return path.slice(folder.length + 1).replaceAll("\\", "/");
}
