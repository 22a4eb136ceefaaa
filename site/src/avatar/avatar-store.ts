import type { KeptAvatar } from "@nataraj/ui/dancer";
import type { DBSchema } from "idb";
import { browserDatabase } from "../browser-database/browser-database.ts";

interface Avatars extends DBSchema {
  avatars: { key: string; value: KeptAvatar };
}

const openAvatars = browserDatabase<Avatars>("nataraj-avatars", ["avatars"]);

/** A person's own avatar in this browser's IndexedDB, under their account: the file is never sent. */
export const avatarStore = {
  /** The account's avatar; what another account has left behind goes. */
  async load(uid: string): Promise<KeptAvatar | undefined> {
    const store = (await openAvatars()).transaction("avatars", "readwrite").objectStore("avatars");
    for (const key of await store.getAllKeys()) if (key !== uid) await store.delete(key);
    const kept = await store.get(uid);
    await store.transaction.done;
    return kept;
  },

  async keep(uid: string, avatar: KeptAvatar): Promise<void> {
    await (await openAvatars()).put("avatars", avatar, uid);
  },

  /** Deletes all that anybody has here. */
  async deleteAll(): Promise<void> {
    await (await openAvatars()).clear("avatars");
  },
};
