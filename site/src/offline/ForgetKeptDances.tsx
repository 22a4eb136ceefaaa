import { forgetAvatar } from "@nataraj/ui/dancer";
import { useEffect } from "react";
import { useSessionControl } from "../session/SessionProvider.tsx";

/** Deletes what this browser keeps of its user when they sign out, here or in another tab: dances, and an own avatar. */
export function ForgetKeptDances() {
  const { onSignedOut } = useSessionControl();
  useEffect(
    () =>
      onSignedOut(() => {
        forgetAvatar();
        import("../avatar/avatar-store.ts")
          .then(({ avatarStore }) => avatarStore.deleteAll())
          .catch((error: unknown) => console.warn("The avatar on this device could not be deleted.", error));
        import("./kept-dances.ts")
          .then(({ keptDances }) => keptDances.deleteAll())
          // A choice of looks, which versions before 0.2 kept in the browser.
          .then(() => localStorage.removeItem("nataraj-dancer"))
          .catch((error: unknown) => console.warn("The dances saved on this device could not be deleted.", error));
      }),
    [onSignedOut],
  );
  return null;
}
