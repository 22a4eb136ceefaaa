"use client";

import { useSyncExternalStore } from "react";
import { onAvatarChosen, ownAvatar } from "../dancer/own-avatar.ts";

/** Says that the person's own avatar dances, which nobody else sees. Empty where our own dancers dance. */
export function OwnAvatarMark() {
  const avatar = useSyncExternalStore(onAvatarChosen, ownAvatar, () => undefined);
  return (
    <p className="nj-stage-note" role="status" hidden={!avatar}>
      {avatar && "This is your avatar. Only you see it."}
    </p>
  );
}
