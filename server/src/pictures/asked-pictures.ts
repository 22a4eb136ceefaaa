import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PicturedDance } from "@nataraj/sdk/picture";
import type { Logger } from "pino";
import type { TemporaryFolders } from "../disk/temporary-folders.ts";
import type { DrawDance } from "./draw-dance.ts";

/** The wide pictures of a dance, as JPEG. */
export interface AskedPicture {
  wide: Uint8Array;
  small: Uint8Array;
  /** Another one for every other picture. */
  tag: string;
}

/** Pictures of dances with other dancers or in another place than their owners have chosen, drawn when one is asked for. */
export interface AskedPictures {
  /**
   * The picture of a dance. It is undefined where it cannot be drawn, is not drawn within ten seconds, or where too many
   * wait already; a later call may find it then.
   */
  find(dance: PicturedDance): Promise<AskedPicture | undefined>;
  /** Gives up what is being drawn. */
  close(): Promise<void>;
}

export interface AskedPicturesOptions {
  draw: DrawDance;
  folders: TemporaryFolders;
  logger: Logger;
  /** How many are kept, some 80 KB each; those asked for longest ago go. */
  kept?: number;
  /** How many may wait, the one that is drawn included. Nobody may keep a server drawing for hours. */
  waiting?: number;
  /** Milliseconds. */
  patience?: number;
}

/** Draws one picture at a time, and keeps the last ones in memory. */
export function createAskedPictures({
  draw,
  folders,
  logger,
  kept = 100,
  waiting = 8,
  patience = 10_000,
}: AskedPicturesOptions): AskedPictures {
  const pictures = new Map<string, Promise<AskedPicture | undefined>>();
  const stop = new AbortController();
  let queue: Promise<unknown> = Promise.resolve();
  let count = 0;

  const drawNext = (tag: string, dance: PicturedDance): Promise<AskedPicture | undefined> => {
    count++;
    const drawn = queue.then(() =>
      folders.use(async (folder): Promise<AskedPicture> => {
        stop.signal.throwIfAborted();
        await draw(dance, folder, stop.signal, ["wide"]);
        const [wide, small] = await Promise.all(["wide", "small"].map((name) => readFile(join(folder, `${name}.jpg`))));
        return { wide: wide as Uint8Array, small: small as Uint8Array, tag };
      }),
    );
    const settled = drawn
      .catch((err: unknown) => {
        if (!stop.signal.aborted) logger.warn({ err }, "a picture of a dance could not be drawn");
        pictures.delete(tag);
        return undefined;
      })
      .finally(() => count--);
    queue = settled;
    return settled;
  };

  return {
    async find(dance) {
      const tag = createHash("sha256").update(JSON.stringify(dance)).digest("hex").slice(0, 16);
      let picture = pictures.get(tag);
      if (!picture) {
        if (count >= waiting || stop.signal.aborted) return undefined;
        picture = drawNext(tag, dance);
      }
      pictures.delete(tag);
      pictures.set(tag, picture);
      for (const oldest of pictures.keys()) {
        if (pictures.size <= kept) break;
        pictures.delete(oldest);
      }
      return await Promise.race([picture, wait(patience, undefined, { ref: false })]);
    },
    async close() {
      stop.abort(new Error("The server stops."));
      await queue;
    },
  };
}
