import { type NatarajClient, provideShare } from "@nataraj/sdk";
import type { ProjectSummary } from "@nataraj/sdk/contract";
import { AlertDialog, NotPublicDialog, ShareDialog } from "@nataraj/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { projectExporter } from "./project-exporter.ts";

export interface ShareProjectProps {
  client: NatarajClient;
  project: Pick<ProjectSummary, "projectID" | "projectName" | "visibility">;
  /** Another page than the project's is open. */
  opens?: boolean;
  /** The project, which was private, is public now. */
  onPublished: () => void;
  onClose: () => void;
}

/** Shares a project as long as it is mounted; a private one can be made public for it. */
export function ShareProject({ client, project, opens, onPublished, onClose }: ShareProjectProps) {
  const { projectID, projectName, visibility } = project;
  const machine = useMemo(() => provideShare(client), [client]);
  const exporter = useMemo(() => projectExporter(client, projectID), [client, projectID]);
  const share = useActorRef(machine, { input: { projectID, visibility } });
  const state = useSelector(share, (snapshot) => snapshot);
  const { notice } = state.context;
  const isClosed = state.status === "done";
  const close = () => share.send({ type: "CLOSE" });

  useEffect(() => {
    const { unsubscribe } = share.on("PUBLISHED", onPublished);
    return unsubscribe;
  }, [share, onPublished]);
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);

  if (state.matches("notPublic") || state.matches("publishing")) {
    const publish = () => share.send({ type: "PUBLISH" });
    return <NotPublicDialog busy={state.matches("publishing")} onPublish={publish} onClose={close} />;
  }
  if (state.matches("notifying") && notice)
    return <AlertDialog {...notice} onDismiss={() => share.send({ type: "DISMISS" })} />;
  if (!state.matches("sharing")) return null;
  return (
    <ShareDialog
      projectID={projectID}
      projectName={projectName}
      origin={window.location.origin}
      exporter={exporter}
      opens={opens}
      onClose={close}
    />
  );
}
