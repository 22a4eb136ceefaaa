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
  return <div className="nj-timeline__playhead" style={{ left: `${share * 100}%` }} />;
}
