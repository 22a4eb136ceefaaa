"use client";

import type { BeatScale } from "@nataraj/sdk";
import { useAtTime } from "../playback/use-at-time.ts";
import type { PlayerActor } from "../playback/use-player.ts";

/** Steps of the playhead over the whole song: finer than a pixel of a wide screen. */
const STEPS = 4000;

export interface PlayheadProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
  /** Where times lie on the line. */
  scale: BeatScale;
}

/** Where the song is, over all lanes. */
export function Playhead({ player, scale }: PlayheadProps) {
  const share = useAtTime(player, (seconds) => Math.round(scale.shareAt(seconds) * STEPS) / STEPS);
  // Shifted and not placed: nothing is laid out anew as the song goes on.
  return (
    <div className="nj-timeline__playhead">
      <div style={{ translate: `${share * 100}%` }} />
    </div>
  );
}
