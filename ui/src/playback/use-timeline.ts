"use client";

import type { Timeline } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import type { PlayerActor } from "./use-player.ts";

/** The dance that is played now: its owner may change it while it plays. */
export function useTimeline(player: PlayerActor): Timeline {
  return useSelector(player, ({ context }) => context.playable.timeline);
}
