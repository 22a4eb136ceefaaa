import { type NatarajClient, provideRename } from "@nataraj/sdk";
import { RenameDialog } from "@nataraj/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";

export interface RenameProjectProps {
  client: NatarajClient;
  projectID: string;
  /** The name that it has. */
  name: string;
  /** Ended, with the name that it has then. */
  onDone: (name: string) => void;
}

/** Renames a project as long as it is mounted. */
export function RenameProject({ client, projectID, name, onDone }: RenameProjectProps) {
  const rename = useActorRef(provideRename(client), { input: { projectID, name } });
  const state = useSelector(rename, (snapshot) => snapshot);
  const { newName, failure } = state.context;
  const ended = state.output?.name;

  useEffect(() => {
    if (ended !== undefined) onDone(ended);
  }, [ended, onDone]);

  return (
    <RenameDialog
      name={newName}
      failure={failure}
      busy={state.matches("saving")}
      onEdit={(text) => rename.send({ type: "EDIT", name: text })}
      onSave={() => rename.send({ type: "SAVE" })}
      onCancel={() => rename.send({ type: "CANCEL" })}
    />
  );
}
