import { useEffect } from "react";
import { useSession } from "../session/SessionProvider.tsx";
import { keepOwnAvatar } from "./keep-own-avatar.ts";

/** Keeps the own avatar of who is signed in from visit to visit. */
export function KeepOwnAvatar() {
  const { uid } = useSession();
  useEffect(() => (uid === undefined ? undefined : keepOwnAvatar(uid)), [uid]);
  return null;
}
