"use client";

import { PLAYER_TEXTS } from "@nataraj/sdk";
import { useEffect, useState } from "react";
import type { DancerEvents } from "../dancer/index.ts";
import type { DancerControls } from "../playback/dancer-controls.ts";

export interface FewerDancersProps {
  /** The dancer on the stage; undefined while there is none. */
  engine: DancerControls;
}

/** Says so where this device shows fewer dancers than were chosen. Empty where all of them dance. */
export function FewerDancers({ engine }: FewerDancersProps) {
  const [{ shown, chosen }, setDancers] = useState<DancerEvents["dancers"]>({ shown: 1, chosen: 1 });
  useEffect(() => engine.on?.("dancers", setDancers), [engine]);
  return (
    <p className="nj-stage-note" role="status" hidden={shown >= chosen}>
      {shown < chosen && PLAYER_TEXTS.fewerDancers(shown, chosen)}
    </p>
  );
}
