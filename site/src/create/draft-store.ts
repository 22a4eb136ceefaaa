import type { ChosenAudio, DraftStore, KeptDraft } from "@nataraj/sdk";
import type { DBSchema, IDBPDatabase } from "idb";
import { browserDatabase } from "../browser-database/browser-database.ts";

/** A draft is kept for this long. Milliseconds. */
const DAY = 24 * 3_600_000;

type StoredDraft = Omit<KeptDraft, "audio"> & {
  /** The song by its name in the other store: it is large, and written once. */
  audio: (Omit<ChosenAudio, "file"> & { songId: string }) | undefined;
  savedAt: number;
};

interface Drafts extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  songs: { key: [uid: string, songId: string]; value: File };
}

/** The songs of one account. */
const songsOf = (uid: string) => IDBKeyRange.bound([uid], [uid, []]);

const openDrafts = browserDatabase<Drafts>("nataraj-drafts", ["drafts", "songs"]);

/** Names of files in this tab, so that a song is written once and not with each change of its trim. */
const songIds = new WeakMap<File, string>();

function idOf(file: File): string {
  const known = songIds.get(file);
  if (known !== undefined) return known;
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  songIds.set(file, id);
  return id;
}

/** Unfinished projects in this browser's IndexedDB, each under its account's id, for a day after its last change. */
export const draftStore: DraftStore = {
  async load(uid) {
    const database = await openDrafts();
    await forgetOld(database);
    const stored = await database.get("drafts", uid);
    if (!stored) return undefined;
    const { savedAt: _, audio, ...draft } = stored;
    if (!audio) return { ...draft, audio: undefined };
    const { songId, ...rest } = audio;
    const file = await database.get("songs", [uid, songId]);
    if (!file) return { ...draft, audio: undefined, trim: undefined, step: "music" };
    songIds.set(file, songId);
    return { ...draft, audio: { ...rest, file } };
  },

  async keep(uid, { audio, ...draft }) {
    const transaction = (await openDrafts()).transaction(["drafts", "songs"], "readwrite");
    const songs = transaction.objectStore("songs");
    const songId = audio && idOf(audio.file);
    for (const key of await songs.getAllKeys(songsOf(uid))) if (key[1] !== songId) await songs.delete(key);
    if (audio && songId !== undefined && (await songs.getKey([uid, songId])) === undefined) {
      await songs.put(audio.file, [uid, songId]);
    }
    const stored = audio && songId !== undefined ? { songId, song: audio.song, thumbnail: audio.thumbnail } : undefined;
    await transaction.objectStore("drafts").put({ ...draft, audio: stored, savedAt: Date.now() }, uid);
    await transaction.done;
  },

  async forget(uid) {
    await forgetOf(await openDrafts(), uid);
  },
};

async function forgetOf(database: IDBPDatabase<Drafts>, uid: string): Promise<void> {
  const transaction = database.transaction(["drafts", "songs"], "readwrite");
  await transaction.objectStore("drafts").delete(uid);
  await transaction.objectStore("songs").delete(songsOf(uid));
  await transaction.done;
}

/** Also of accounts that never come back to this browser. */
async function forgetOld(database: IDBPDatabase<Drafts>): Promise<void> {
  for (const uid of await database.getAllKeys("drafts")) {
    const draft = await database.get("drafts", uid);
    if (draft && Date.now() - draft.savedAt > DAY) await forgetOf(database, uid);
  }
}
