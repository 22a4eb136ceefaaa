import { ConnectionError, type NatarajClient } from "@nataraj/sdk";
import { isApiError, type Project } from "@nataraj/sdk/contract";
import type { keptDances } from "./kept-dances.ts";

/** What is used of the kept dances. */
export type KeptDances = Pick<typeof keptDances, "find" | "change" | "delete">;

/** A client that opens a person's kept dances where there is no network. */
export interface ClientWithKeptDances {
  client: NatarajClient;
  /** Gives the songs' addresses back. */
  close(): void;
}

/**
 * The server's answer goes first. A dance that this browser keeps is shown only where no answer comes. A dance that the server
 * refuses is kept no longer, and a dance that it saves is changed here too.
 */
export function withKeptDances(client: NatarajClient, uid: string, kept: KeptDances): ClientWithKeptDances {
  const songs = new Map<string, string>();

  const findKept = async (projectID: string): Promise<Project | undefined> => {
    const dance = await kept.find(uid, projectID).catch(() => undefined);
    if (!dance) return undefined;
    const { project } = dance;
    const song = songs.get(project.projectID) ?? URL.createObjectURL(dance.song);
    songs.set(project.projectID, song);
    return { ...project, song };
  };

  return {
    client: {
      ...client,
      async fetchProject(projectID, options) {
        // The browser knows for sure when it is offline: nobody has to wait for what cannot come.
        const early = navigator.onLine ? undefined : await findKept(projectID);
        if (early) return early;
        try {
          return await client.fetchProject(projectID, options);
        } catch (error) {
          if (isApiError(error, "forbidden", "project_not_found"))
            void kept.delete(uid, projectID).catch(() => undefined);
          const late = error instanceof ConnectionError ? await findKept(projectID) : undefined;
          if (!late) throw error;
          return late;
        }
      },
      async saveChoreography(projectID, choreography, ...rest) {
        const version = await client.saveChoreography(projectID, choreography, ...rest);
        void kept.change(uid, projectID, { choreography, version }).catch(() => undefined);
        return version;
      },
    },
    close() {
      for (const song of songs.values()) URL.revokeObjectURL(song);
      songs.clear();
    },
  };
}
