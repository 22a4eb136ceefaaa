"use client";

import { type Environment, SOLO, type Staging } from "@nataraj/sdk/stage";
import { useEffect } from "react";
import type { DancerControls } from "../playback/dancer-controls.ts";

const USUAL: Environment = "stage";

/** Shows the dance with the cast and in the environment that were chosen. */
export function useStaging(engine: DancerControls | undefined, staging: Staging | undefined): void {
  const { cast, environment } = staging ?? {};
  const hasStaging = staging !== undefined;
  useEffect(() => {
    if (hasStaging) void engine?.setCast?.(cast ?? SOLO);
  }, [engine, hasStaging, cast]);
  useEffect(() => {
    if (hasStaging) void engine?.setEnvironment?.(environment ?? USUAL);
  }, [engine, hasStaging, environment]);
}
