"use client";

import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { View } from "../dancer/index.ts";
import type { DancerControls } from "../playback/dancer-controls.ts";
import type { PlayerActor } from "../playback/use-player.ts";

/** A server knows of no preference. */
const prefersStillness = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether a person learns the dance: slows it down, mirrors it or repeats a part of it. */
export function useLearning(player: PlayerActor | undefined): boolean {
  return useSelector(player, (snapshot) => {
    if (!snapshot) return false;
    const { rate, mirrored, loop } = snapshot.context;
    return rate < 1 || mirrored || loop !== undefined;
  });
}

/** Whether a view is offered: the automatic camera moves, which some prefer it not to. */
export const isOffered = (view: View): boolean => view !== "automatic" || !prefersStillness();

/**
 * The view of the dance: at first as asked, else the automatic camera. A person who learns it sees it from the front. Undefined while a person moves the camera by hand.
 */
export function useView(player: PlayerActor, engine: DancerControls, asked: View = "automatic") {
  const [view, setView] = useState<View | undefined>(isOffered(asked) ? asked : "front");
  const isLearning = useLearning(player);

  useEffect(() => engine.on?.("view", setView), [engine]);
  useEffect(() => {
    if (isLearning) setView((now) => (now === "automatic" ? "front" : now));
  }, [isLearning]);
  useEffect(() => {
    if (view) engine.setView(view);
  }, [engine, view]);
  return [view, setView] as const;
}
