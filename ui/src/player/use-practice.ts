"use client";

import { useEffect, useState } from "react";
import type { PlayerActor } from "../playback/use-player.ts";
import { keepPractice, type PracticeSettings, readPractice } from "./practice-settings.ts";

/**
 * How this person practises: a player begins with these settings, and changes are kept. Speed and mirror are read from the
 * player, so that every way to change them counts. A loop belongs to one song and is not kept.
 */
export function usePractice(player: PlayerActor | undefined) {
  const [settings, setSettings] = useState(readPractice);
  useEffect(() => {
    if (!player) return;
    const { rate, mirrored, delay } = readPractice();
    player.send({ type: "SET_RATE", rate });
    player.send({ type: "SET_MIRRORED", mirrored });
    player.send({ type: "SET_DELAY", seconds: delay });
    let kept = { rate, mirrored };
    const { unsubscribe } = player.subscribe(({ context }) => {
      if (context.rate === kept.rate && context.mirrored === kept.mirrored) return;
      kept = { rate: context.rate, mirrored: context.mirrored };
      keepPractice(kept);
    });
    return unsubscribe;
  }, [player]);

  const change = (wanted: Partial<Pick<PracticeSettings, "delay" | "counts" | "view">>) => {
    keepPractice(wanted);
    setSettings((before) => ({ ...before, ...wanted }));
    if (wanted.delay !== undefined) player?.send({ type: "SET_DELAY", seconds: wanted.delay });
  };
  return { settings, change };
}

/** What {@link usePractice} gives. */
export type Practice = ReturnType<typeof usePractice>;
