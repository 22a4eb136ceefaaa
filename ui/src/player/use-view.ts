"use client";

import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { View } from "../dancer/index.ts";
import type { DancerControls } from "../playback/dancer-controls.ts";
import type { PlayerActor } from "../playback/use-player.ts";

/** A server knows of no preference. */
const prefersStillness = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether a view is offered: the automatic camera moves, which some prefer it not to. */
export const isOffered = (view: View): boolean => view !== "automatic" || !prefersStillness();

/**
 * The view of the dance: at first as asked, else the automatic camera. A person who slows the dance down, mirrors it or repeats
 * a part of it is learning it, and sees it from the front. Undefined while a person moves the camera by hand.
 */
export function useView(player: PlayerActor, engine: DancerControls, asked: View = "automatic") {
  const [view, setView] = useState<View | undefined>(isOffered(asked) ? asked : "front");
  const isLearning = useSelector(
    player,
    ({ context }) => context.rate < 1 || context.mirrored || context.loop !== undefined,
  );

  useEffect(() => engine.on?.("view", setView), [engine]);
  useEffect(() => {
    if (isLearning) setView((now) => (now === "automatic" ? "front" : now));
  }, [isLearning]);
  useEffect(() => {
    if (view) engine.setView(view);
  }, [engine, view]);
  return [view, setView] as const;
}
