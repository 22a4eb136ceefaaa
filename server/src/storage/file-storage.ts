import { randomUUID } from "node:crypto";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { MediaLinks } from "../media/media-links.ts";
import type { Storage } from "./storage.ts";
import { isStorageKey } from "./storage-key.ts";

/** Files in a folder of this machine, served by our own `/api/media`. */
export function createFileStorage({ folder, links }: { folder: string; links: MediaLinks }): Storage {
  const pathOf = (key: string) => storedPath(folder, key);
  return {
    async put(key, { path }) {
      const target = pathOf(key);
      const part = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await copyFile(path, part);
        // Whole or not at all: who reads the key never sees half a file.
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    exists: (key) =>
      stat(pathOf(key)).then(
        () => true,
        () => false,
      ),
    withFile: async (key, use) => use(pathOf(key)),
    link: async (key, { audience }) => links.create(key, audience),
  };
}

/** The path of a key's file. @throws {TypeError} when the text is no key. */
function storedPath(folder: string, key: string): string {
  if (!isStorageKey(key)) throw new TypeError(`Not a storage key: ${key}`);
  return join(folder, ...key.split("/"));
}
