"use client";

import { PlayState } from "@nataraj/sdk";
import { warmUpDance } from "@nataraj/sdk/choreography/edit";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { Staging } from "@nataraj/sdk/stage";
import { useEffect, useState } from "react";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";
import { DancerView } from "../player/DancerView.tsx";
import { useStaging } from "../player/use-staging.ts";
import { StylePicture } from "./art/StylePicture.tsx";

/** Until the song's are heard: two phrases at 120 a minute. */
const USUAL_BEATS = Array.from({ length: 17 }, (_, i) => i / 2);

/** Properties of {@link WarmUp}. */
export interface WarmUpProps {
  /** The style that is danced first. */
  style: DanceStyle | undefined;
  /** Makes the dancers; undefined while there are none: a drawing stands there then. Must not change between renders. */
  createEngine: CreateDancer | undefined;
  /** Who will dance, and where. */
  staging: Staging;
  /** The song's beats, seconds; undefined until they are heard. */
  beats: readonly number[] | undefined;
  /** They only wait: people want less motion, or the processor draws. */
  still?: boolean;
}

/** The dancers in their place while their dance is made. They wait, and warm up on the song's beat when it is heard. */
export function WarmUp({ style, createEngine, staging, beats, still = false }: WarmUpProps) {
  const [engine, setEngine] = useState<DancerControls>();
  useStaging(engine, staging);
  // They are told again with each stage: the dancers go on.
  const [heard, setHeard] = useState(beats);
  if (beats && !heard) setHeard(beats);
  useEffect(() => {
    const dance = warmUpDance(heard ?? USUAL_BEATS, style);
    if (!engine || !dance) return;
    engine.setView("front");
    // Where they stand beside each other follows from what they dance.
    engine.setTimeline(dance);
    if (!heard || still) return;
    const begun = performance.now();
    engine.setClock(() => ((performance.now() - begun) / 1000) % dance.duration);
    engine.setPlayState(PlayState.play);
    return () => engine.setPlayState(PlayState.pauseStart);
  }, [engine, heard, style, still]);
  return (
    <div className="nj-warm-up">
      {createEngine ? (
        <DancerView createEngine={createEngine} onEngine={setEngine} label="The dancers warm up" />
      ) : (
        <StylePicture style={style ?? "Freestyle"} />
      )}
    </div>
  );
}
