import type { Project } from "@nataraj/sdk/contract";
import { useEffect } from "react";

/** Keeps a dance that is open for times without a network, if it is this person's own. */
export function useKeptDance(uid: string | undefined, project: Project): void {
  useEffect(() => {
    if (uid === undefined || uid !== project.owner) return;
    void import("./keep-dance.ts").then(({ keepDance }) => keepDance(uid, project));
  }, [uid, project]);
}
