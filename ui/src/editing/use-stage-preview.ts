"use client";

import { buildTimeline, PlayState, swapStep, type Timeline } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { PlayerActor } from "../playback/use-player.ts";
import type { EditingActor } from "./use-editing.ts";

/** A pointer that only passes over a move does not ask for it. Milliseconds. */
const DELAY_MS = 150;

/**
 * Lets the dancer on the stage dance a move in the place of the chosen step, over and over, as long as it is pointed at and
 * the song does not play; still, where less motion is preferred.
 */
export function useStagePreview(player: PlayerActor, editor: EditingActor, move: number | undefined): void {
  const isPlaying = useSelector(player, (state) => state.matches("playing"));
  const { document, duration, chosen } = useSelector(editor, ({ context }) => context);
  useEffect(() => {
    if (move === undefined || !chosen || isPlaying) return;
    let restore = () => {};
    const timer = setTimeout(() => {
      const timeline = buildTimeline(swapStep(document, chosen, move), duration);
      const step = timeline.segments.find(({ key }) => key === chosen.segmentKey)?.steps[chosen.index];
      if (step) restore = showPart(player, timeline, step);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      restore();
    };
  }, [player, document, duration, chosen, move, isPlaying]);
}

/** Dances a part of another dance over and over. @returns what gives the dancer back to the player. */
function showPart(player: PlayerActor, timeline: Timeline, { start, end }: { start: number; end: number }): () => void {
  const { engine } = player.getSnapshot().context;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const begun = performance.now();
  engine.setTimeline(timeline);
  engine.setClock(
    isStill ? () => (start + end) / 2 : () => start + (((performance.now() - begun) / 1000) % (end - start)),
  );
  engine.setPlayState(isStill ? PlayState.pause : PlayState.play);
  return () => {
    const state = player.getSnapshot();
    const { clock, time, playable } = state.context;
    engine.setTimeline(playable.timeline);
    engine.setClock(() => clock.now());
    if (state.matches("playing")) engine.setPlayState(PlayState.play);
    else engine.setPlayState(time > 0 ? PlayState.pause : PlayState.pauseStart);
  };
}
