"use client";

import { formatTime, PROGRESS_SCALE_PERCENT, progressPercent, SHORTEST_LOOP } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import type { KeyboardEvent, PointerEvent } from "react";
import { useAtTime } from "../playback/use-at-time.ts";
import type { PlayerActor } from "../playback/use-player.ts";

const SCALE = PROGRESS_SCALE_PERCENT.project;
/** How far the keys move, in seconds; a tenth of a second is fine enough for the eye. */
const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** How far a key moves a mark of the loop, of what it moves in the song. */
const MARK_STEP = 0.1;

export interface SeekBarProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
}

/**
 * The progress bar, which is also how one gets about in the song: drag it, click it, or use the arrow keys. The ends of a
 * loop are marked on it, and can be dragged.
 */
export function SeekBar({ player }: SeekBarProps) {
  const { duration } = player.getSnapshot().context;
  const time = useAtTime(player, (seconds) => Math.round(seconds * 50) / 50);
  const loop = useSelector(player, ({ context }) => context.loop);
  const percent = (seconds: number) => progressPercent(seconds, duration, SCALE);
  const seek = (to: number) => player.send({ type: "SEEK", time: to });

  const timeAt = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = (currentTarget.closest(".nj-seek") ?? currentTarget).getBoundingClientRect();
    return Math.min(1, Math.max(0, (clientX - left) / (width * (SCALE / 100)))) * duration;
  };
  const scrub = (event: PointerEvent<HTMLDivElement>) => seek(timeAt(event));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by !== undefined) seek(time + by);
    else if (event.key === "Home") seek(0);
    else if (event.key === "End") seek(duration);
    else return;
    event.preventDefault();
  };

  return (
    <div className="nj-seek">
      <div
        className="nj-seek__slider"
        role="slider"
        tabIndex={0}
        aria-label="Time in the song"
        aria-valuemin={0}
        aria-valuemax={Math.round(duration)}
        aria-valuenow={Math.round(time)}
        aria-valuetext={`${formatTime(time)} of ${formatTime(duration)}`}
        onKeyDown={onKeyDown}
        {...dragging(scrub)}
      >
        <div className="nj-seek__track">
          {loop && (
            <div
              className="nj-seek__loop"
              style={{ left: `${percent(loop.start)}%`, width: `${percent(loop.end) - percent(loop.start)}%` }}
            />
          )}
          <div className="nj-seek__done" style={{ width: `${percent(time)}%` }} />
        </div>
        <div className="nj-seek__knob" style={{ left: `${percent(time)}%` }} />
      </div>
      {loop &&
        (["start", "end"] as const).map((side) => {
          const [from, to] = side === "start" ? [0, loop.end - SHORTEST_LOOP] : [loop.start + SHORTEST_LOOP, duration];
          const move = (wanted: number) =>
            player.send({ type: "SET_LOOP", loop: { ...loop, [side]: Math.min(to, Math.max(from, wanted)) } });
          return (
            <div
              key={side}
              className="nj-seek__mark"
              style={{ left: `${percent(loop[side])}%` }}
              role="slider"
              tabIndex={0}
              aria-label={side === "start" ? "A: the loop's start" : "B: the loop's end"}
              aria-valuemin={Math.round(from)}
              aria-valuemax={Math.round(to)}
              aria-valuenow={Math.round(loop[side])}
              aria-valuetext={formatTime(loop[side])}
              onKeyDown={(event) => {
                const by = KEYS[event.key];
                if (by === undefined) return;
                move(loop[side] + by * MARK_STEP);
                event.preventDefault();
                event.stopPropagation();
              }}
              {...dragging((event) => move(timeAt(event)))}
            >
              {side === "start" ? "A" : "B"}
            </div>
          );
        })}
    </div>
  );
}

/** Handlers that call `move` with the pointer that is pressed, and while it is dragged. */
function dragging(move: (event: PointerEvent<HTMLDivElement>) => void) {
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      move(event);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
    },
  };
}
