import { isDirty } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { ConfirmDialog } from "../dialog/AlertDialog.tsx";
import { BeatsDialog } from "./BeatsDialog.tsx";
import type { EditingActor } from "./use-editing.ts";

/** What can be done with the dance as a whole: take back, do again, save, a new one, another tempo. */
export function EditorBar({ editor }: { editor: EditingActor }) {
  const isIdle = useSelector(editor, (snapshot) => snapshot.matches("editing"));
  const isSaving = useSelector(editor, (snapshot) => snapshot.matches("saving"));
  const dirty = useSelector(editor, ({ context }) => isDirty(context));
  const canUndo = useSelector(editor, ({ context }) => context.past.length > 0);
  const canRedo = useSelector(editor, ({ context }) => context.future.length > 0);
  const [asking, setAsking] = useState<"beats" | "close">();
  const close = () => (dirty ? setAsking("close") : editor.send({ type: "CLOSE" }));

  return (
    <div className="nj-editor__bar" role="toolbar" aria-label="Editing">
      <IconButton
        icon="undo"
        label="Undo"
        aria-keyshortcuts="Control+Z"
        disabled={!(isIdle && canUndo)}
        onClick={() => editor.send({ type: "UNDO" })}
      />
      <IconButton
        icon="redo"
        label="Redo"
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!(isIdle && canRedo)}
        onClick={() => editor.send({ type: "REDO" })}
      />
      <Button
        variant="primary"
        icon="tick"
        busy={isSaving}
        disabled={!isSaving && !(isIdle && dirty)}
        onClick={() => editor.send({ type: "SAVE" })}
      >
        SAVE
      </Button>
      <p className="nj-editor__state" role="status">
        {dirty ? "Not saved yet" : "Saved"}
      </p>
      <span className="nj-editor__rest">
        <Button variant="ghost" icon="clock" disabled={!isIdle} onClick={() => setAsking("beats")}>
          BEATS ARE WRONG?
        </Button>
        <Button variant="ghost" icon="spark" disabled={!isIdle} onClick={() => editor.send({ type: "REGENERATE" })}>
          NEW DANCE
        </Button>
        <Button icon="close" disabled={!isIdle} onClick={close}>
          DONE
        </Button>
      </span>
      {asking === "beats" && (
        <BeatsDialog
          onCorrect={(tempo) => {
            setAsking(undefined);
            editor.send({ type: "CORRECT_TEMPO", tempo });
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === "close" && (
        <ConfirmDialog
          title="Leave without saving?"
          text="Your changes to the dance are not saved and would be lost."
          onConfirm={() => editor.send({ type: "DISCARD" })}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
