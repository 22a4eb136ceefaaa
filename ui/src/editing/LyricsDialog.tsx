"use client";

import { startRange } from "@nataraj/sdk/choreography/edit";
import { useSelector } from "@xstate/react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { BringWords } from "../lyrics/BringWords.tsx";
import { LyricLineEditor } from "../lyrics/LyricLineEditor.tsx";
import { describeOrigin } from "../lyrics/words-origin.ts";
import type { PlayerActor } from "../playback/use-player.ts";
import { SavingState } from "./SavingState.tsx";
import type { EditingActor } from "./use-editing.ts";

export interface LyricsDialogProps {
  /** The editor of the dance. */
  editor: EditingActor;
  /** Plays the song; without it lines cannot be listened to. */
  player?: PlayerActor;
  /** It is closed without a choice. */
  onClose: () => void;
}

/** The words of a dance: where they are from, and the means to correct them. The steps stay where they are. */
export function LyricsDialog({ editor, player, onClose }: LyricsDialogProps) {
  const { document, timeline, duration, words } = useSelector(editor, ({ context }) => context);
  const canUndo = useSelector(editor, ({ context }) => context.past.length > 0);
  const canRedo = useSelector(editor, ({ context }) => context.future.length > 0);
  const { segments } = timeline;
  const lines = segments.filter(({ lyrics }) => lyrics !== "");
  return (
    <Dialog
      title="Words"
      onDismiss={onClose}
      actions={
        <>
          <SavingState editor={editor} />
          <IconButton icon="undo" label="Undo" disabled={!canUndo} onClick={() => editor.send({ type: "UNDO" })} />
          <IconButton icon="redo" label="Redo" disabled={!canRedo} onClick={() => editor.send({ type: "REDO" })} />
          <Button onClick={onClose}>DONE</Button>
        </>
      }
    >
      <p>{describeOrigin(words)}</p>
      {lines.length > 0 && (
        <ol className="nj-lyric-lines">
          {lines.map(({ key, lyrics, start, style }) => {
            const next = segments[segments.findIndex((segment) => segment.key === key) + 1];
            return (
              <LyricLineEditor
                key={`${key} ${lyrics}`}
                segmentKey={key}
                text={lyrics}
                start={start}
                range={startRange(document, key, duration)}
                canJoin={next !== undefined && next.lyrics !== "" && next.style === style}
                onCorrect={(correction) => editor.send({ type: "CORRECT_LYRICS", correction })}
                onListen={() => {
                  player?.send({ type: "SEEK", time: start });
                  player?.send({ type: "PLAY" });
                }}
              />
            );
          })}
        </ol>
      )}
      <BringWords
        language={words?.language}
        onFind={(request) => {
          editor.send({ type: "FIND_WORDS", request });
          onClose();
        }}
      />
    </Dialog>
  );
}
