import type { Project } from "@nataraj/sdk/contract";
import type { PlayerActor } from "@nataraj/ui";
import { useEffect } from "react";

/** Keeps a dance that is open for offline use, if it is this person's own. @param player Undefined while there is none. */
export function useKeptDance(uid: string | undefined, project: Project, player: PlayerActor | undefined): void {
  useEffect(() => {
    if (!player || uid === undefined || uid !== project.owner) return;
    const { audio } = player.getSnapshot().context;
    void import("./keep-dance.ts").then(({ keepDance }) => keepDance(uid, project, audio));
  }, [uid, project, player]);
}
