import { randomBytes } from "node:crypto";
import type { ChangeSongFields } from "@nataraj/sdk/contract";
import type { TagLyrics } from "../music/analysis.ts";
import { assertTrimRange } from "../music/intake/trim-range.ts";
import { cutTagLyrics } from "../music/lyrics/cut-lyrics.ts";
import type { CreateProjectDependencies } from "./create-project.ts";
import { plainText } from "./plain-text.ts";
import type { LiveProject } from "./project-row.ts";

export interface SongChange {
  project: LiveProject;
  fields: ChangeSongFields;
  /** Path of another song, in `folder`; undefined: a part of the one that it has. */
  file: string | undefined;
  /** A folder for what is made on the way; the caller's to remove. */
  folder: string;
  signal: AbortSignal;
}

/**
 * Gives a project another song, or a narrower part of its own; the dance before goes. Leaves all as it was when it fails or
 * is aborted.
 * @throws {ApiError} of the music; song_in_use, project_not_found.
 */
export async function changeSong(
  { project, fields, file, folder, signal }: SongChange,
  { projects, storage, discardedFiles, intake, uploadSemaphore }: CreateProjectDependencies,
): Promise<void> {
  const { start, end, title } = fields;
  assertTrimRange(start, end);
  // Before the music is cut for nothing; the change asks again.
  await projects.assertNoGeneration(project.id);
  await uploadSemaphore.run(
    project.owner,
    async () => {
      const cut = (path: string) => intake({ file: path, startMs: start, endMs: end, workDir: folder, signal });
      const song = await (file === undefined ? storage.withFile(project.song_key, cut) : cut(file));
      signal.throwIfAborted();
      const songKey = `songs/${randomBytes(16).toString("hex")}.${song.extension}`;
      await discardedFiles.expect(songKey);
      try {
        await storage.put(songKey, song);
        signal.throwIfAborted();
        await projects.setSong(project.id, {
          ...{ song_key: songKey, song_type: song.contentType, duration: song.duration },
          ...(file === undefined
            ? { tag_lyrics: cutStored(project.tag_lyrics, { start: start / 1000, end: end / 1000 }) }
            : {
                title: plainText(title ?? "", 200),
                tag_lyrics: song.lyrics ? JSON.stringify(song.lyrics) : null,
                known_lyrics: null,
              }),
        });
      } catch (error) {
        await discardedFiles.abandon(songKey);
        throw error;
      }
    },
    signal,
  );
}

/** A song that was cut has no tags any more: what they said is kept with the project. Seconds. */
function cutStored(stored: string | null, range: { start: number; end: number }): string | null {
  if (stored === null) return null;
  const lyrics: TagLyrics = JSON.parse(stored);
  return JSON.stringify(cutTagLyrics(lyrics, range));
}
