"use client";

import { type PointerEvent, useRef } from "react";
import type { PlayerActor } from "../playback/use-player.ts";

/** A pointer that has gone further turns the stage and does not press it. CSS pixels. */
const DRAG = 6;

/**
 * Handlers of the stage: a press on it, not on a button that lies over it, plays or pauses.
 * @param countsIn Whether a dance that has not begun is counted in.
 */
export function useStagePress(player: PlayerActor | undefined, countsIn = false) {
  const down = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary, button }: PointerEvent) => {
      down.current = isPrimary && button === 0 ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY, target }: PointerEvent) => {
      const from = down.current;
      down.current = undefined;
      if (!player || !from || Math.hypot(clientX - from.x, clientY - from.y) > DRAG) return;
      // Where no dancer can be shown there is no canvas to press.
      if (!(target instanceof Element) || target.closest("a, button")) return;
      const state = player.getSnapshot();
      if (state.matches("playing") || state.matches("countingIn")) player.send({ type: "PAUSE" });
      else if (state.matches("ready") && countsIn) player.send({ type: "COUNT_IN" });
      else if (!state.matches("loading") && !state.matches("failed")) player.send({ type: "PLAY" });
    },
  };
}
