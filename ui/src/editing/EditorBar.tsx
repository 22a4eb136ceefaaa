"use client";

import { useSelector } from "@xstate/react";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import type { PlayerActor } from "../playback/use-player.ts";
import { BeatsDialog } from "./BeatsDialog.tsx";
import { LyricsDialog } from "./LyricsDialog.tsx";
import { SavingState } from "./SavingState.tsx";
import type { EditingActor } from "./use-editing.ts";

export interface EditorBarProps {
  /** The editor of the dance. */
  editor: EditingActor;
  /** The player that is shown and controlled. */
  player?: PlayerActor;
}

/** What can be done with the dance as a whole: take back, do again, a new one, another tempo; and whether it is saved. */
export function EditorBar({ editor, player }: EditorBarProps) {
  const isIdle = useSelector(editor, (snapshot) => snapshot.matches({ mode: "editing" }));
  const canUndo = useSelector(editor, ({ context }) => context.past.length > 0);
  const canRedo = useSelector(editor, ({ context }) => context.future.length > 0);
  const [asking, setAsking] = useState(false);
  const [correctingWords, setCorrectingWords] = useState(false);

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
      <SavingState editor={editor} />
      <Button
        className="nj-editor__done"
        icon="close"
        disabled={!isIdle}
        onClick={() => editor.send({ type: "CLOSE" })}
      >
        DONE
      </Button>
      <span className="nj-editor__rest">
        <Button variant="ghost" icon="clock" disabled={!isIdle} onClick={() => setAsking(true)}>
          FIX THE BEATS
        </Button>
        <Button variant="ghost" icon="pencil" disabled={!isIdle} onClick={() => setCorrectingWords(true)}>
          WORDS
        </Button>
        <Button variant="ghost" icon="spark" disabled={!isIdle} onClick={() => editor.send({ type: "REGENERATE" })}>
          NEW DANCE
        </Button>
      </span>
      {correctingWords && (
        <LyricsDialog editor={editor} {...(player && { player })} onClose={() => setCorrectingWords(false)} />
      )}
      {asking && (
        <BeatsDialog
          onCorrect={(tempo) => {
            setAsking(false);
            editor.send({ type: "CORRECT_TEMPO", tempo });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
