/** A person's own VRM. */
export interface KeptAvatar {
  file: File;
  /** Whether it dances in the place of the leader; else it waits to be asked again. */
  dances: boolean;
}

const listeners = new Set<() => void>();
let kept: KeptAvatar | undefined;

/** What is kept of a person's own avatar; undefined where none was chosen. The same object until that changes. */
export const keptAvatar = (): KeptAvatar | undefined => kept;

/** A person's own VRM, which they alone see in the place of the leader; undefined where our own dancers dance. */
export const ownAvatar = (): File | undefined => (kept?.dances ? kept.file : undefined);

/** Takes what an earlier visit has kept; undefined: there is none. */
export function restoreAvatar(next: KeptAvatar | undefined): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** Chooses a person's own avatar. It stays in this page, unless whoever listens keeps it for the next visit. */
export const chooseAvatar = (file: File): void => restoreAvatar({ file, dances: true });

/** Lets the dance's own leader dance again. The avatar waits. */
export const restAvatar = (): void => restoreAvatar(kept && { ...kept, dances: false });

/** Forgets the avatar. */
export const forgetAvatar = (): void => restoreAvatar(undefined);

/** Calls back after every choice, until the returned function is called. */
export function onAvatarChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
