"use client";

import { formatTime, moveName } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button/Button.tsx";
import type { PlayerActor } from "../playback/use-player.ts";
import { MovePicker } from "./MovePicker.tsx";
import type { EditingActor } from "./use-editing.ts";
import { useStagePreview } from "./use-stage-preview.ts";

export interface ChosenStepProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
  /** The editor of the dance. */
  editor: EditingActor;
}

/** How much of the moves is to be seen, in pixels: two rows. */
const LEAST_IN_SIGHT = 140;

/** The step that is worked on: what it is, what it could be instead, and its segment. */
export function ChosenStep({ player, editor }: ChosenStepProps) {
  const isIdle = useSelector(editor, (snapshot) => snapshot.matches({ mode: "editing" }));
  const chosen = useSelector(editor, ({ context }) => context.chosen);
  const timeline = useSelector(editor, ({ context }) => context.timeline);
  const whole = useRef<HTMLElement>(null);
  const [pointedAt, setPointedAt] = useState<number>();
  useStagePreview(player, editor, isIdle ? pointedAt : undefined);
  // On a small screen the moves lie below the step: a person who chooses a step wants to choose one of them.
  useEffect(() => {
    const moves = chosen && whole.current?.querySelector(".nj-moves__list");
    if (!moves || moves.getBoundingClientRect().top < window.innerHeight - LEAST_IN_SIGHT) return;
    whole.current?.scrollIntoView({ block: "start" });
  }, [chosen]);
  const segment = timeline.segments.find(({ key }) => key === chosen?.segmentKey);
  const step = chosen && segment?.steps[chosen.index];
  if (!step) return <p className="nj-editor__hint">Choose a step on the timeline to put another move in its place.</p>;

  const listen = () => {
    player.send({ type: "SEEK", time: Math.max(0, step.start - 1) });
    player.send({ type: "PLAY" });
  };
  return (
    <section ref={whole} className="nj-chosen-step" aria-label="Chosen step">
      <header className="nj-chosen-step__head">
        <h2 className="nj-chosen-step__title">
          <span className="nj-chosen-step__time">{formatTime(step.start)}</span> {moveName(step.move)}
        </h2>
        <Button variant="ghost" icon="play" onClick={listen}>
          PLAY FROM HERE
        </Button>
        <Button
          variant="ghost"
          icon="spark"
          disabled={!isIdle}
          onClick={() => editor.send({ type: "REGENERATE", segmentKey: chosen.segmentKey })}
        >
          REGENERATE THIS SECTION
        </Button>
      </header>
      <p className="nj-editor__hint">
        Section {formatTime(segment?.start ?? 0)} to {formatTime(segment?.end ?? 0)}
        {segment?.style && `, danced as ${segment.style}`}
        {segment?.lyrics.trim() && (
          <>
            : “<bdi>{segment.lyrics.trim()}</bdi>”
          </>
        )}
      </p>
      <MovePicker
        current={step.move}
        style={segment?.style}
        disabled={!isIdle}
        onPoint={setPointedAt}
        onPick={(move) => editor.send({ type: "SWAP", place: chosen, move })}
      />
    </section>
  );
}
