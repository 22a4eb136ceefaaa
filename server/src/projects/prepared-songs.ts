import { randomBytes } from "node:crypto";
import { ApiError, type PreparedSong } from "@nataraj/sdk/contract";
import type { PlayableSong } from "../music/intake/prepare-song.ts";
import type { DiscardedFiles } from "../storage/discarded-files.ts";
import type { Storage } from "../storage/storage.ts";

/** How long a song waits for its part to be chosen. Milliseconds. */
const KEPT_MS = 30 * 60_000;

/** Songs that their owners' browsers cannot decode, kept until a part is cut. One a user: another takes its place. */
export interface PreparedSongs {
  /** Keeps an upload beside what can be played of it. */
  keep(owner: string, upload: string, song: PlayableSong): Promise<PreparedSong>;
  /** The key of what can be played. @throws {ApiError} prepared_song_not_found where the owner has none of this id. */
  find(owner: string, id: string): Promise<string>;
  /**
   * Gives the upload to a function, and forgets it when that is done.
   * @throws {ApiError} prepared_song_not_found; what the function throws: then it stays.
   */
  cut<T>(owner: string, id: string, use: (file: string) => Promise<T>): Promise<T>;
  /** Removes what a user has here. */
  forget(owner: string): Promise<void>;
}

export interface PreparedSongsDependencies {
  storage: Storage;
  discardedFiles: DiscardedFiles;
}

/** The songs are known by their notes among the discarded files alone: a file is there for its owner until its note is due. */
export function createPreparedSongs({ storage, discardedFiles }: PreparedSongsDependencies): PreparedSongs {
  const folderOf = (owner: string) => `prepared/${owner}/`;
  const keysOf = (owner: string, id: string) => {
    const name = `${folderOf(owner)}${id}`;
    return { upload: `${name}.upload`, playable: `${name}.mp3` };
  };
  async function assertKept(owner: string, id: string): Promise<void> {
    const { upload } = keysOf(owner, id);
    const kept = (await discardedFiles.awaited(folderOf(owner))).includes(upload);
    // A relocated installation has the notes and not the files.
    if (!kept || !(await storage.exists(upload))) throw new ApiError("prepared_song_not_found");
  }
  const forget = async (owner: string) => {
    for (const key of await discardedFiles.awaited(folderOf(owner))) await discardedFiles.abandon(key);
  };
  return {
    async keep(owner, upload, { path, duration, waveform }) {
      await forget(owner);
      const id = randomBytes(16).toString("hex");
      const keys = keysOf(owner, id);
      for (const key of Object.values(keys)) await discardedFiles.expect(key, KEPT_MS);
      try {
        await storage.put(keys.upload, { path: upload, contentType: "application/octet-stream" });
        await storage.put(keys.playable, { path, contentType: "audio/mpeg" });
      } catch (error) {
        await forget(owner);
        throw error;
      }
      return { id, duration, waveform };
    },
    async find(owner, id) {
      await assertKept(owner, id);
      return keysOf(owner, id).playable;
    },
    async cut(owner, id, use) {
      await assertKept(owner, id);
      const result = await storage.withFile(keysOf(owner, id).upload, use);
      await forget(owner);
      return result;
    },
    forget,
  };
}
