import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { asUnavailable } from "../disk/disk-faults.ts";
import { createTemporaryFolders } from "../disk/temporary-folders.ts";
import { sendFile } from "../http/send-file.ts";
import type { MediaLinks } from "./media-links.ts";
import type { Storage } from "./storage.ts";
import { isStorageKey } from "./storage-key.ts";

/** Where files are written before they have their name; no key begins with a dot. */
const UNFINISHED = ".unfinished";

/** Files in a folder of this machine, served by our own `/api/media`. */
export function createFileStorage({ folder, links }: { folder: string; links: MediaLinks }): Storage {
  const unfinished = createTemporaryFolders(join(folder, UNFINISHED));
  const pathOf = (key: string) => storedPath(folder, key);
  return {
    send: (ctx, key) => sendFile(ctx, { root: folder, path: key }),
    put: (key, { path }) =>
      unfinished.use(async (place) => {
        const target = pathOf(key);
        const part = join(place, "part");
        try {
          await mkdir(dirname(target), { recursive: true });
          await copyFile(path, part);
          // Whole or not at all: a reader of the key never sees half a file.
          await rename(part, target);
        } catch (error) {
          throw asUnavailable(error);
        }
      }),
    async delete(key) {
      try {
        await rm(pathOf(key), { force: true });
      } catch (error) {
        throw asUnavailable(error);
      }
    },
    exists: (key) =>
      stat(pathOf(key)).then(
        () => true,
        () => false,
      ),
    withFile: async (key, use) => use(pathOf(key)),
    link: async (key, { audience }) => links.create(key, audience),
    sweep: () => unfinished.sweep(),
  };
}

/** The path of a key's file. @throws {TypeError} when the text is no key. */
function storedPath(folder: string, key: string): string {
  if (!isStorageKey(key)) throw new TypeError(`Not a storage key: ${key}`);
  return join(folder, ...key.split("/"));
}
