import { randomBytes } from "node:crypto";
import { extname } from "node:path";
import { clipText, MAX_PROJECT_NAME } from "@nataraj/sdk/contract";
import type { DiscardedFiles } from "../storage/discarded-files.ts";
import type { Storage } from "../storage/storage.ts";
import type { LiveProject } from "./project-row.ts";
import type { ProjectStore } from "./project-store.ts";

export interface DuplicateDependencies {
  projects: ProjectStore;
  storage: Storage;
  discardedFiles: DiscardedFiles;
}

/**
 * Makes another project with the song, the dance and the staging of one. It is private, has its own copy of the song, and
 * counts towards the quota. A generation of the one is not the other's.
 * @returns its id.
 * @throws {ApiError} project_limit, unavailable; unauthenticated when the account was deleted meanwhile.
 */
export async function duplicateProject(
  project: LiveProject,
  { projects, storage, discardedFiles }: DuplicateDependencies,
): Promise<string> {
  const { owner, title, duration, song_key, song_type, tag_lyrics, checkpoint, danceform, choreography } = project;
  const { version, listening, lyrics, known_lyrics, tempo_corrections, staging } = project;
  // Before a file is copied for nothing; the insertion asks again.
  await projects.admit({ owner });
  const id = randomBytes(16).toString("hex");
  const songKey = `songs/${id}${extname(song_key)}`;
  await discardedFiles.expect(songKey);
  try {
    await storage.withFile(song_key, (path) => storage.put(songKey, { path, contentType: song_type }));
    return await projects.insert({
      ...{ id, owner, name: nameOfCopy(project.name), title, duration, song_key: songKey, song_type, tag_lyrics },
      ...{ checkpoint, danceform, choreography, version, listening, lyrics, tempo_corrections, staging },
      known_lyrics,
    });
  } catch (error) {
    await discardedFiles.abandon(songKey);
    throw error;
  }
}

/** "shy fox copy"; a long name loses its end for it. */
function nameOfCopy(name: string): string {
  const suffix = " copy";
  return `${clipText(name, MAX_PROJECT_NAME - suffix.length).trimEnd()}${suffix}`;
}
