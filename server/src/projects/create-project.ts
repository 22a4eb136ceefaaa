import { randomBytes } from "node:crypto";
import type { CreateProjectFields } from "@nataraj/sdk/contract";
import type { SongUpload, TrimmedSong } from "../music/intake/intake-song.ts";
import { assertTrimRange } from "../music/intake/trim-range.ts";
import type { DiscardedFiles } from "../storage/discarded-files.ts";
import type { Storage } from "../storage/storage.ts";
import type { KeyedSemaphore } from "../uploads/keyed-semaphore.ts";
import { writeKnownLyrics } from "./known-lyrics.ts";
import { plainText } from "./plain-text.ts";
import type { ProjectStore } from "./project-store.ts";

/** Cuts the wanted range out of an upload: `intakeSong`, or a test's own. */
export type Intake = (upload: SongUpload) => Promise<TrimmedSong>;

export interface CreateProjectDependencies {
  projects: ProjectStore;
  storage: Storage;
  discardedFiles: DiscardedFiles;
  intake: Intake;
  uploadSemaphore: KeyedSemaphore;
}

export interface ProjectUpload {
  owner: string;
  fields: CreateProjectFields;
  /** Path of the uploaded file, in `folder`. */
  file: string;
  /** A folder for what is made on the way; the caller's to remove. */
  folder: string;
  signal: AbortSignal;
  /** Names the request: the same one, sent again because its answer was lost, makes no second project. */
  requestKey?: string | undefined;
}

/**
 * Makes a draft of an upload and keeps only the wanted range of the music. Leaves neither file nor row when it
 * fails or is aborted.
 * @returns the new project's id, or the id of the project that the same request has made before.
 * @throws {ApiError} of the limit and of the music.
 */
export async function createProject(
  { owner, fields, file, folder, signal, requestKey }: ProjectUpload,
  { projects, storage, discardedFiles, intake, uploadSemaphore }: CreateProjectDependencies,
): Promise<string> {
  assertTrimRange(fields.start, fields.end);
  return uploadSemaphore.run(
    owner,
    async () => {
      const song = await intake({ file, startMs: fields.start, endMs: fields.end, workDir: folder, signal });
      signal.throwIfAborted();
      const id = randomBytes(16).toString("hex");
      const songKey = `songs/${id}.${song.extension}`;
      await discardedFiles.expect(songKey);
      try {
        await storage.put(songKey, song);
        signal.throwIfAborted();
        const row = {
          id,
          owner,
          name: fields.projectName,
          title: plainText(fields.title, 200),
          duration: song.duration,
          song_key: songKey,
          song_type: song.contentType,
          tag_lyrics: song.lyrics ? JSON.stringify(song.lyrics) : null,
          known_lyrics: writeKnownLyrics(fields),
          request_key: requestKey ?? null,
        };
        const inserted = await projects.insert(row, fields.replaces);
        if (inserted !== id) await discardedFiles.abandon(songKey);
        // A client that left in this moment never hears of the project, so it is removed. One that replaced a draft stays.
        else if (signal.aborted && !fields.replaces) {
          await projects.remove(id);
          signal.throwIfAborted();
        }
        return inserted;
      } catch (error) {
        await discardedFiles.abandon(songKey);
        throw error;
      }
    },
    signal,
  );
}
