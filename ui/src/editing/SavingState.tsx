"use client";

import { type SavingStatus, savingStatus } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { Button } from "../button/Button.tsx";
import type { EditingActor } from "./use-editing.ts";

const WORDS: Record<SavingStatus, string> = {
  saved: "Saved",
  saving: "Saving…",
  retrying: "Not saved, trying again",
  stopped: "Not saved",
};

export interface SavingStateProps {
  /** The editor of the dance. */
  editor: EditingActor;
  /** Says nothing as long as all is saved. */
  isQuiet?: boolean;
}

/** Whether the dance is saved; where it is not, why, and another try at once. */
export function SavingState({ editor, isQuiet }: SavingStateProps) {
  const status = useSelector(editor, savingStatus);
  const failure = useSelector(editor, ({ context }) => context.saveFailure);
  const isHeld = useSelector(editor, (snapshot) => snapshot.matches({ saving: "held" }));
  const reason = isHeld ? "This dance was changed elsewhere." : failure;
  const isFailing = status === "retrying" || status === "stopped";
  return (
    <div className="nj-editor__saving">
      <p className="nj-editor__state" role="status" data-status={status}>
        {isQuiet && status === "saved" ? "" : WORDS[status]}
        {isFailing && reason && <span className="nj-editor__reason"> {reason}</span>}
      </p>
      {isFailing && (
        <Button variant="ghost" icon="restart" onClick={() => editor.send({ type: "SAVE_NOW" })}>
          TRY AGAIN
        </Button>
      )}
    </div>
  );
}
