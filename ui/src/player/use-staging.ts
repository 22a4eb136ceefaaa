import { type Environment, SOLO, type Staging } from "@nataraj/sdk/stage";
import { useEffect } from "react";
import { VIEWS, type View } from "../dancer/index.ts";
import type { DancerControls } from "./dancer-controls.ts";

const USUAL: Environment = "stage";

/** The view of a camera that the dancer's stage has. */
export const viewOf = (camera: Staging["camera"]): View | undefined => VIEWS.find((view) => view === camera);

/** Shows the dance as it was chosen: the cast and the environment. The camera is the practice tools' ({@link useView}). */
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
