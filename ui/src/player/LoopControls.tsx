"use client";

import { type Loop, segmentAt } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { PlayerActor } from "../playback/use-player.ts";

export interface LoopControlsProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
}

/** Repeats what is hard: the segment that is danced now, or what lies between two marks. */
export function LoopControls({ player }: LoopControlsProps) {
  const loop = useSelector(player, ({ context }) => context.loop);
  const [mark, setMark] = useState<number>();
  const { clock, playable } = player.getSnapshot().context;
  const set = (wanted: Loop | undefined) => player.send({ type: "SET_LOOP", loop: wanted });

  const loopSegment = () => {
    const { start, end } = segmentAt(playable.timeline, clock.now()) ?? { start: 0, end: playable.timeline.duration };
    set(loop ? undefined : { start, end });
    setMark(undefined);
  };
  return (
    <fieldset className="nj-chips">
      <legend className="nj-unseen">Loop</legend>
      <button type="button" className="nj-chip" aria-pressed={loop !== undefined} onClick={loopSegment}>
        <Icon name="loop" /> {loop ? "Stop loop" : "Loop section"}
      </button>
      <button
        type="button"
        className="nj-chip"
        aria-pressed={mark !== undefined}
        title="Loop from here"
        onClick={() => setMark(clock.now())}
      >
        <span>A: loop from here</span>
      </button>
      <button
        type="button"
        className="nj-chip"
        disabled={mark === undefined}
        title="Loop to here"
        onClick={() => {
          if (mark !== undefined) set({ start: mark, end: clock.now() });
          setMark(undefined);
        }}
      >
        <span>B: loop to here</span>
      </button>
    </fieldset>
  );
}
