const listeners = new Set<() => void>();
/** The avatar never leaves the page: it is forgotten with it, and at a sign-out. */
let avatar: File | undefined;

function setAvatar(next: File | undefined): void {
  avatar = next;
  for (const listener of listeners) listener();
}

/** A person's own VRM, which they alone see in the place of the leader; undefined where none was chosen. */
export const ownAvatar = (): File | undefined => avatar;

/** Chooses a person's own avatar until the page is closed. */
export const chooseAvatar = (file: File): void => setAvatar(file);

/** Lets the dance's own leader dance again. */
export const forgetAvatar = (): void => setAvatar(undefined);

/** Calls back after every choice, until the returned function is called. */
export function onAvatarChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
