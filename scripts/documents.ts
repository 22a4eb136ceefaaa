import { readdirSync } from "node:fs";
import { join, posix } from "node:path";

const FOLDERS = ["", "docs", "sdk", "sdk/src/motion", "ui", "player"];

/** Paths of the documents, from the root of the checkout, with slashes. */
export function findDocuments(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => (name.endsWith(".md") ? posix.join(folder, name) : [])),
  );
}
