"use client";

import { useSelector } from "@xstate/react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import type { EditingActor } from "./use-editing.ts";

export interface EditingDialogsProps {
  /** The editor of the dance. */
  editor: EditingActor;
}

/** What the editor has to ask or to say: that the dance was changed elsewhere, or that something failed. */
export function EditingDialogs({ editor }: EditingDialogsProps) {
  const isConflict = useSelector(editor, (snapshot) => snapshot.matches({ saving: "conflict" }));
  const isFailed = useSelector(editor, (snapshot) => snapshot.matches({ mode: "failed" }));
  const failure = useSelector(editor, ({ context }) => context.failure);
  const saveFailure = useSelector(editor, ({ context }) => context.saveFailure);
  const cancel = () => editor.send({ type: "CANCEL" });

  if (isConflict) {
    return (
      <Dialog
        alert
        title="Changed elsewhere"
        onDismiss={cancel}
        actions={
          <>
            <Button onClick={cancel}>cancel</Button>
            <Button onClick={() => editor.send({ type: "RELOAD" })}>TAKE THE OTHER ONE</Button>
            <Button variant="primary" onClick={() => editor.send({ type: "SAVE_OVER" })}>
              SAVE MINE
            </Button>
          </>
        }
      >
        <p>
          This dance has been saved in another window since. Save your version over it, or take the other one. Undo then
          brings yours back.
        </p>
        {saveFailure && <p role="alert">{saveFailure}</p>}
      </Dialog>
    );
  }
  if (isFailed) {
    return (
      <Dialog
        alert
        title="Error!"
        onDismiss={cancel}
        actions={
          <>
            <Button onClick={cancel}>okay</Button>
            <Button variant="primary" icon="restart" onClick={() => editor.send({ type: "RETRY" })}>
              TRY AGAIN
            </Button>
          </>
        }
      >
        <p>{failure}</p>
      </Dialog>
    );
  }
  return null;
}
