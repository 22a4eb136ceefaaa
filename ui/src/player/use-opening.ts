"use client";

import { useEffect, useState } from "react";
import type { DancerControls } from "../playback/dancer-controls.ts";
import type { PlayerActor } from "../playback/use-player.ts";

/**
 * Shows the dance at its peak until it begins for the first time.
 * @param opens Whether the page opens with it.
 */
export function useOpening(engine: DancerControls | undefined, player: PlayerActor | undefined, opens: boolean): void {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!opens || hasBegun) return;
    engine?.showPeak?.(true);
    return () => engine?.showPeak?.(false);
  }, [engine, opens, hasBegun]);
  useEffect(() => {
    setBegun(false);
    const subscription = player?.subscribe((state) => {
      if (!(["loading", "ready", "blocked", "failed"] as const).some((name) => state.matches(name))) setBegun(true);
    });
    return () => subscription?.unsubscribe();
  }, [player]);
}
