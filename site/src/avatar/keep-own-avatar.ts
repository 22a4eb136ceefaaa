import { type KeptAvatar, keptAvatar, onAvatarChosen, restoreAvatar } from "@nataraj/ui/dancer";
import type { avatarStore } from "./avatar-store.ts";

type AvatarStore = Pick<typeof avatarStore, "load" | "keep" | "deleteAll">;

const loadStore = async (): Promise<AvatarStore> => (await import("./avatar-store.ts")).avatarStore;

let restored: Promise<unknown> = Promise.resolve();

/** Resolves when the avatar of who is signed in is back, if they have one. Never rejects. */
export const avatarRestored = (): Promise<unknown> => restored;

/**
 * Keeps an account's own avatar in this browser: brings back what an earlier visit has left, and writes each later choice.
 * A browser that keeps nothing forgets it with the page.
 * @returns what ends it, and takes the avatar off the page.
 */
export function keepOwnAvatar(uid: string, openStore: () => Promise<AvatarStore> = loadStore): () => void {
  let isOver = false;
  let known: KeptAvatar | undefined;
  /** Each after the one before. */
  let writing: Promise<void>;
  const warn = (error: unknown) => console.warn("The avatar could not be kept.", error);
  const write = (avatar: KeptAvatar | undefined) => {
    if (avatar === known) return;
    known = avatar;
    writing = writing
      .then(openStore)
      .then((store) => (avatar ? store.keep(uid, avatar) : store.deleteAll()))
      .catch(warn);
  };
  const restore = async () => {
    const kept = await (await openStore()).load(uid);
    // What was chosen meanwhile is newer.
    if (isOver || keptAvatar()) return;
    known = kept;
    if (kept) restoreAvatar(kept);
  };
  writing = restore().catch(warn);
  restored = writing;
  const leave = onAvatarChosen(() => write(keptAvatar()));
  if (keptAvatar()) write(keptAvatar());
  return () => {
    isOver = true;
    leave();
    restoreAvatar(undefined);
  };
}
