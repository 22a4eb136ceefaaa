"use client";

import { formatTime } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { IconButton } from "../button/IconButton.tsx";
import { useAtTime } from "../playback/use-at-time.ts";
import type { PlayerActor } from "../playback/use-player.ts";

function Time({ player }: { player: PlayerActor }) {
  const time = useAtTime(player, formatTime);
  const { duration } = player.getSnapshot().context;
  return (
    <span className="nj-transport__time" dir="ltr">
      {time} / {formatTime(duration)}
    </span>
  );
}

export interface TransportProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
}

/** Play or pause, restart, the time and the sound. */
export function Transport({ player }: TransportProps) {
  const playing = useSelector(player, (snapshot) => snapshot.matches("playing"));
  const usable = useSelector(player, (snapshot) => !snapshot.matches("failed"));
  const muted = useSelector(player, ({ context }) => context.muted);
  const volume = useSelector(player, ({ context }) => context.volume);
  const waiting = useSelector(player, ({ context }) => context.waiting);
  return (
    <div className="nj-transport">
      <IconButton icon="restart" label="Restart" disabled={!usable} onClick={() => player.send({ type: "RESTART" })} />
      <IconButton
        icon={playing ? "pause" : "play"}
        label={playing ? "Pause" : "Play"}
        variant="filled"
        size="large"
        disabled={!usable}
        aria-busy={waiting || undefined}
        onClick={() => player.send({ type: playing ? "PAUSE" : "PLAY" })}
      />
      <Time player={player} />
      <IconButton
        icon={muted || volume === 0 ? "muted" : "volume"}
        label="Sound off"
        aria-pressed={muted}
        onClick={() => player.send({ type: "SET_MUTED", muted: !muted })}
      />
      <input
        type="range"
        className="nj-transport__volume"
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={(event) => {
          player.send({ type: "SET_MUTED", muted: false });
          player.send({ type: "SET_VOLUME", volume: event.target.valueAsNumber });
        }}
      />
    </div>
  );
}
