import type { Project } from "@nataraj/sdk/contract";
import { KeptDances } from "@nataraj/ui";
import { useEffect, useState } from "react";

/** The dances of a person that this browser has kept; nothing where there is none. */
export function KeptDanceList({ uid }: { uid: string }) {
  const [dances, setDances] = useState<readonly Project[]>([]);
  useEffect(() => {
    let isOver = false;
    import("./kept-dances.ts")
      .then(({ keptDances }) => keptDances.list(uid))
      .then(
        (list) => isOver || setDances(list),
        // A browser that keeps nothing.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [uid]);
  return dances.length > 0 ? <KeptDances dances={dances} /> : null;
}
