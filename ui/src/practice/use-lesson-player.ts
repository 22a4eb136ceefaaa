"use client";

import type { Lesson, practiceMachine } from "@nataraj/sdk/practice";
import { useCallback, useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { PlayerActor } from "../playback/use-player.ts";

/** A running practice. */
export type PracticeActor = ActorRefFrom<typeof practiceMachine>;

/** Seconds of the song that are played before a lesson begins, to come in, and after it, for who is late. */
const LEAD_IN = 2;
const TAIL = 0.6;

/** Sets the player to a lesson: its speed, and its music or none. */
function setUp(player: PlayerActor, { rate, music }: Lesson): void {
  player.send({ type: "SET_RATE", rate });
  player.send({ type: "SET_MUTED", muted: !music });
}

/** Plays a lesson over and over to be watched, or once to be danced, and says when that has come to its end. */
export function useLessonPlayer(player: PlayerActor, practice: PracticeActor) {
  const watch = useCallback(
    (lesson: Lesson) => {
      practice.send({ type: "CANCEL" });
      setUp(player, lesson);
      player.send({ type: "SEEK", time: lesson.start });
      player.send({ type: "SET_LOOP", loop: { start: lesson.start, end: lesson.end } });
      player.send({ type: "PLAY" });
    },
    [player, practice],
  );

  const dance = useCallback(
    (lesson: Lesson, mirrored: boolean) => {
      player.send({ type: "SET_LOOP", loop: undefined });
      setUp(player, lesson);
      player.send({ type: "SEEK", time: Math.max(0, lesson.start - LEAD_IN) });
      player.send({ type: "PLAY" });
      practice.send({ type: "START", mirrored });
    },
    [player, practice],
  );

  const stop = useCallback(() => {
    practice.send({ type: "CANCEL" });
    player.send({ type: "PAUSE" });
  }, [player, practice]);

  useEffect(() => {
    const subscription = player.subscribe((state) => {
      const current = practice.getSnapshot();
      if (!current.matches("practising")) return;
      const { context } = current;
      const lesson = context.lessons[context.danced];
      if (!lesson) return;
      // The clock knows of a seek at once; the time in the context waits for the audio to say so.
      const isOver = state.context.clock.now() >= lesson.end + TAIL || state.matches("finished");
      if (!isOver) return;
      player.send({ type: "PAUSE" });
      practice.send({ type: "FINISH" });
    });
    return () => subscription.unsubscribe();
  }, [player, practice]);

  return { watch, dance, stop };
}
