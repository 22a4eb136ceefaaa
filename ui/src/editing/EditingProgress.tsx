"use client";

import { useSelector } from "@xstate/react";
import { Button } from "../button/Button.tsx";
import { ProgressBar } from "../layout/ProgressBar.tsx";
import type { EditingActor } from "./use-editing.ts";

const CANCELLABLE = ["asking", "joining"] as const;

export interface EditingProgressProps {
  /** The editor of the dance. */
  editor: EditingActor;
}

/** How far the new dance is, while one is made, and a way to end that. */
export function EditingProgress({ editor }: EditingProgressProps) {
  const isWorking = useSelector(editor, (snapshot) => snapshot.matches({ mode: "regenerating" }));
  const share = useSelector(editor, ({ context }) => context.progress?.progress ?? 0);
  const isSegment = useSelector(editor, ({ context }) => context.newDance?.section !== undefined);
  const isOfWords = useSelector(editor, ({ context }) => context.newDance?.lyrics !== undefined);
  const canCancel = useSelector(editor, (snapshot) =>
    CANCELLABLE.some((state) => snapshot.matches({ mode: { regenerating: { [state]: "running" } } })),
  );
  const failure = useSelector(editor, ({ context }) => context.failure);
  if (!isWorking) return null;
  const ofDance = isSegment ? "Choreographing this section again" : "Choreographing a new dance";
  return (
    <div className="nj-editor__progress">
      <p role="status">{isOfWords ? "Looking for the words" : ofDance}</p>
      <ProgressBar label="Progress of the new dance" value={share} />
      {failure && <p role="alert">{failure}</p>}
      <Button variant="ghost" icon="close" busy={!canCancel} onClick={() => editor.send({ type: "CANCEL" })}>
        CANCEL
      </Button>
    </div>
  );
}
