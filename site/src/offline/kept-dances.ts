import { type Project, parseProjectId } from "@nataraj/sdk/contract";
import type { DBSchema } from "idb";
import { browserDatabase } from "../browser-database/browser-database.ts";
import { beyondBounds, type KeptSize } from "./bounds.ts";

/** A dance with its song, as it was when its owner opened it last. */
export interface KeptDance extends KeptSize {
  project: Project;
  song: Blob;
  /** Where the song was fetched, without the signature: another path is another song. */
  songPath: string;
}

interface Dances extends DBSchema {
  dances: { key: [uid: string, projectID: string]; value: KeptDance };
}

const openDances = browserDatabase<Dances>("nataraj-dances", ["dances"]);
const keyOf = (uid: string, projectID: string): [string, string] => [uid, parseProjectId(projectID) ?? projectID];
const allOf = (uid: string) => IDBKeyRange.bound([uid], [uid, []]);

/** Dances in this browser's IndexedDB, each under the account that owns it, within `bounds.ts`. */
export const keptDances = {
  /** An account's dance by the id of its project in any form; undefined where it is not kept. */
  async find(uid: string, projectID: string): Promise<KeptDance | undefined> {
    return (await openDances()).get("dances", keyOf(uid, projectID));
  },

  /** An account's dances, the one that was opened last first. */
  async list(uid: string): Promise<Project[]> {
    const kept = await (await openDances()).getAll("dances", allOf(uid));
    return kept.sort((a, b) => b.openedAt - a.openedAt).map(({ project }) => project);
  },

  /** Keeps a dance; what is beyond the bounds goes, and so does what another account has left behind. */
  async keep(uid: string, { project, song, songPath }: Pick<KeptDance, "project" | "song" | "songPath">) {
    const store = (await openDances()).transaction("dances", "readwrite").objectStore("dances");
    const now = Date.now();
    const bytes = song.size + project.choreography.length;
    await store.put({ project, song, songPath, openedAt: now, bytes }, keyOf(uid, project.projectID));
    for (const key of await store.getAllKeys()) if (key[0] !== uid) await store.delete(key);
    for (const dance of beyondBounds(await store.getAll(), now))
      await store.delete(keyOf(uid, dance.project.projectID));
    await store.transaction.done;
  },

  /** Changes what is kept of a project, if it is. */
  async change(uid: string, projectID: string, change: Partial<Project>): Promise<void> {
    const store = (await openDances()).transaction("dances", "readwrite").objectStore("dances");
    const kept = await store.get(keyOf(uid, projectID));
    if (kept) await store.put({ ...kept, project: { ...kept.project, ...change } }, keyOf(uid, projectID));
    await store.transaction.done;
  },

  async delete(uid: string, projectID: string): Promise<void> {
    await (await openDances()).delete("dances", keyOf(uid, projectID));
  },

  /** Deletes all that anybody has here. */
  async deleteAll(): Promise<void> {
    await (await openDances()).clear("dances");
  },
};
