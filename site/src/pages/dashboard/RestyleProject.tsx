import { type NatarajClient, provideRestyle } from "@nataraj/sdk";
import type { ProjectSummary } from "@nataraj/sdk/contract";
import { AlertDialog, RestyleDialog } from "@nataraj/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";

export interface ProjectDialogProps {
  client: NatarajClient;
  project: ProjectSummary;
  /** Ended, with what is other in the project; nothing where it is as it was. */
  onDone: (change: Partial<ProjectSummary> | undefined) => void;
}

export interface RestyleProjectProps extends ProjectDialogProps {
  /** The new dance becomes a project of its own. */
  asCopy?: boolean;
}

/** Has a project's song danced in other styles as long as it is mounted. */
export function RestyleProject({ client, project, asCopy = false, onDone }: RestyleProjectProps) {
  const { projectID, projectName, danceform = "" } = project;
  const machine = useMemo(() => provideRestyle(client), [client]);
  const restyle = useActorRef(machine, { input: { projectID, danceform, asCopy } });
  const state = useSelector(restyle, (snapshot) => snapshot);
  const { styles, notice } = state.context;
  const { output } = state;

  useEffect(() => {
    if (output) onDone(output.change);
  }, [output, onDone]);

  if (state.matches("notifying") && notice) {
    return <AlertDialog {...notice} onDismiss={() => restyle.send({ type: "DISMISS" })} />;
  }
  return (
    <RestyleDialog
      projectName={projectName}
      styles={styles}
      asCopy={asCopy}
      busy={state.matches("asking")}
      onChange={(next) => restyle.send({ type: "CHOOSE_STYLES", styles: next })}
      onConfirm={() => restyle.send({ type: "CONFIRM" })}
      onCancel={() => restyle.send({ type: "CANCEL" })}
    />
  );
}
