import { provideChangeSong } from "@nataraj/sdk";
import { AlertDialog, ChangeSongDialog } from "@nataraj/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useSettings } from "../../settings/SettingsProvider.tsx";
import type { ProjectDialogProps } from "./RestyleProject.tsx";

/** Gives a project another song, or a narrower part of its own, as long as it is mounted. */
export function ChangeSong({ client, project, onDone }: ProjectDialogProps) {
  const { projectID, projectName } = project;
  const maxUploadMB = useSettings()?.maxUploadMB;
  const machine = useMemo(() => provideChangeSong(client), [client]);
  const actor = useActorRef(machine, { input: { projectID, maxUploadMB } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, isOther, trim, uploaded, notice } = state.context;
  const { output } = state;
  const isKeeping = state.matches("keeping");

  useEffect(() => {
    if (output) onDone(output.change);
  }, [output, onDone]);

  return (
    <>
      <ChangeSongDialog
        projectName={projectName}
        file={file}
        isOther={isOther}
        trim={trim}
        busy={isKeeping || state.matches("asking")}
        uploaded={isKeeping ? uploaded : undefined}
        maxMB={maxUploadMB}
        onFile={(chosen) => actor.send({ type: "CHOOSE_FILE", file: chosen })}
        preparer={client}
        onRead={(duration, preparedSong) => actor.send({ type: "AUDIO_READ", duration, preparedSong })}
        onTrim={(event) => actor.send(event)}
        onConfirm={() => actor.send({ type: "CONFIRM" })}
        onCancel={() => actor.send({ type: "CANCEL" })}
      />
      {state.matches("notifying") && notice && (
        <AlertDialog {...notice} onDismiss={() => actor.send({ type: "DISMISS" })} />
      )}
    </>
  );
}
