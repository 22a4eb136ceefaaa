import { formatTime, PROGRESS_SCALE_PERCENT, progressPercent } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import type { KeyboardEvent, PointerEvent } from "react";
import { useAtTime } from "./use-at-time.ts";
import type { PlayerActor } from "./use-player.ts";

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

/** The progress bar, which is also how one gets about in the song: drag it, click it, or use the arrow keys. */
export function SeekBar({ player }: { player: PlayerActor }) {
  const { duration } = player.getSnapshot().context;
  const time = useAtTime(player, (seconds) => Math.round(seconds * 50) / 50);
  const loop = useSelector(player, ({ context }) => context.loop);
  const percent = (seconds: number) => progressPercent(seconds, duration, SCALE);
  const seek = (to: number) => player.send({ type: "SEEK", time: to });

  const scrub = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    seek(Math.min(1, Math.max(0, (event.clientX - left) / (width * (SCALE / 100)))) * duration);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by !== undefined) seek(time + by);
    else if (event.key === "Home") seek(0);
    else if (event.key === "End") seek(duration);
    else return;
    event.preventDefault();
  };

  return (
    <div
      className="nj-seek"
      role="slider"
      tabIndex={0}
      aria-label="Time in the song"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(time)}
      aria-valuetext={`${formatTime(time)} of ${formatTime(duration)}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && scrub(event)}
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
  );
}
