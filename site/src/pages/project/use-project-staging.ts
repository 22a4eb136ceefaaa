import { type NatarajClient, provideStaging } from "@nataraj/sdk";
import type { Project } from "@nataraj/sdk/contract";
import type { Cast } from "@nataraj/sdk/stage";
import type { StagingControls } from "@nataraj/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useMemo } from "react";
import { useSession } from "../../session/SessionProvider.tsx";

/** How a project is shown on its page. */
export interface ProjectStaging extends StagingControls {
  /** The cast at the time of asking. The same function as long as the page is open. */
  latestCast: () => Cast | undefined;
}

/** How a project is shown: its owner's choices are kept on the server, a visitor's last as long as the page. */
export function useProjectStaging(client: NatarajClient, { projectID, owner, staging = {} }: Project): ProjectStaging {
  const { uid } = useSession();
  const kept = uid === owner;
  const machine = useMemo(() => provideStaging(client), [client]);
  const actor = useActorRef(machine, { input: { projectID, staging, kept } });
  const { staging: shown, failure } = useSelector(actor, ({ context }) => context);
  const latestCast = useCallback(() => actor.getSnapshot().context.staging.cast, [actor]);
  return useMemo(
    () => ({
      staging: shown,
      failure,
      kept,
      change: (change) => actor.send({ type: "CHANGE", change }),
      retry: () => actor.send({ type: "RETRY" }),
      latestCast,
    }),
    [actor, shown, failure, kept, latestCast],
  );
}
