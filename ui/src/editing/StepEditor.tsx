"use client";

import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { Button } from "../button/Button.tsx";
import type { PlayerActor } from "../playback/use-player.ts";
import { StepTimeline } from "../timeline/StepTimeline.tsx";
import { ChosenStep } from "./ChosenStep.tsx";
import { EditingDialogs } from "./EditingDialogs.tsx";
import { EditingProgress } from "./EditingProgress.tsx";
import { EditorBar } from "./EditorBar.tsx";
import { SavingState } from "./SavingState.tsx";
import { TimelineEditor } from "./TimelineEditor.tsx";
import { type EditingActor, useEditedDance, useEditingShortcuts, useSavingInTime } from "./use-editing.ts";

/** Properties of {@link StepEditor}. */
export interface StepEditorProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
  /** The editor of the dance. */
  editor: EditingActor;
}

/**
 * The steps, and for their owner the means to change them: swap a step for another move, take it back, have a segment or
 * the whole dance made anew, put the tempo right. All of it saves itself. Others see the steps alone.
 */
export function StepEditor({ player, editor }: StepEditorProps) {
  const isOwner = useSelector(editor, ({ context }) => context.isOwner);
  const isViewing = useSelector(editor, (snapshot) => snapshot.matches({ mode: "viewing" }));
  const isOpen = useSelector(editor, ({ context }) => context.isOpen);
  useEditedDance(player, editor);
  useEditingShortcuts(editor);
  useSavingInTime(editor);
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the page was left by its heading, stage and editor are in the window together.
    if (isOpen) whole.current?.closest(".nj-player")?.scrollIntoView({ block: "start" });
  }, [isOpen]);

  if (!isOwner) return <StepTimeline player={player} />;
  if (!isOpen) {
    return (
      <div className="nj-editor">
        <StepTimeline player={player} />
        <div className="nj-editor__bar">
          {isViewing && (
            <Button icon="pencil" onClick={() => editor.send({ type: "EDIT" })}>
              EDIT THE DANCE
            </Button>
          )}
          <SavingState editor={editor} isQuiet />
        </div>
        <EditingProgress editor={editor} />
        <EditingDialogs editor={editor} />
      </div>
    );
  }
  return (
    <>
      <TimelineEditor player={player} editor={editor} />
      <section ref={whole} className="nj-editor nj-editor--open" aria-label="Editor">
        <EditorBar editor={editor} player={player} />
        <EditingProgress editor={editor} />
        <ChosenStep player={player} editor={editor} />
        <EditingDialogs editor={editor} />
      </section>
    </>
  );
}
