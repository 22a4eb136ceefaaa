import { useEffect } from "react";
import { useSessionControl } from "../session/SessionProvider.tsx";

/** Deletes the dances that this browser keeps when their owner signs out, here or in another tab. */
export function ForgetKeptDances() {
  const { onSignedOut } = useSessionControl();
  useEffect(
    () =>
      onSignedOut(() => {
        import("./kept-dances.ts")
          .then(({ keptDances }) => keptDances.deleteAll())
          .catch((error: unknown) => console.warn("The kept dances could not be deleted.", error));
      }),
    [onSignedOut],
  );
  return null;
}
