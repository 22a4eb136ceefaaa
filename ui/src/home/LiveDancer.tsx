"use client";

import { PlayState } from "@nataraj/sdk";
import { styleDance } from "@nataraj/sdk/choreography";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../button/Button.tsx";
import { defaultLookFor, LOOKS } from "../dancer/looks.ts";
import type { CreateDancer, DancerControls } from "../player/dancer-controls.ts";
import { useDancer } from "../player/use-dancer.ts";
import { DancerFigure } from "./DancerFigure.tsx";

/** Length of what is danced in a chosen style, over and over. Seconds. */
const DANCE_SECONDS = 32;

/** Properties of {@link LiveDancer}. */
export interface LiveDancerProps {
  /** Makes the dancer on a see-through canvas; undefined while there is none. Must not change between renders. */
  createEngine?: CreateDancer;
  /** What she dances at first, over and over: move numbers joined with '_'. Each takes a second. */
  sequence: string;
  /** The style that she dances it in. */
  style: DanceStyle;
}

/**
 * The hero's dancer: drawn flat until the live one can dance, and where she cannot. She is decoration, of which nothing is
 * said; whoever wants to sees her in another style.
 */
export function LiveDancer({ createEngine, sequence, style: first }: LiveDancerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<DancerControls>();
  const [style, setStyle] = useState(first);
  const begin = useCallback(
    (made: DancerControls) => {
      setEngine(made);
      return dance(made, sequence);
    },
    [sequence],
  );
  const another = () => {
    const next = DANCE_STYLES[(DANCE_STYLES.indexOf(style) + 1) % DANCE_STYLES.length] ?? first;
    setStyle(next);
    if (engine) danceStyle(engine, next);
  };
  const dancer = useDancer(place, createEngine, begin);
  const live = dancer.matches({ held: "shown" });
  const { failure } = dancer.context;

  useEffect(() => {
    if (failure !== undefined) console.warn("The dancer cannot be shown.", failure);
  }, [failure]);

  return (
    <div className="nj-live-dancer" data-live={live}>
      <DancerFigure />
      <div ref={place} className="nj-live-dancer__place" aria-hidden="true" />
      {live && (
        <p className="nj-live-dancer__style">
          <span role="status">{style}</span>
          <Button icon="spark" onClick={another}>
            ANOTHER STYLE
          </Button>
        </p>
      )}
    </div>
  );
}

/** Dances a style from now on, dressed for it; who cannot be dressed dances as she is. */
function danceStyle(engine: DancerControls, style: DanceStyle): void {
  const timeline = styleDance([style], DANCE_SECONDS);
  const look = defaultLookFor(style);
  const begun = performance.now();
  engine.setTimeline(timeline);
  engine.setClock(() => ((performance.now() - begun) / 1000) % timeline.duration);
  engine.setLook?.(look, LOOKS[look].variants[0].id).catch(() => {});
}

/** Dances from now on, as soon as she has come. @returns what ends that. */
function dance(engine: DancerControls, sequence: string): () => void {
  const seconds = sequence.split("_").length;
  const begun = performance.now();
  let gone = false;
  engine.setStepSequence(sequence);
  engine.setClock(() => ((performance.now() - begun) / 1000) % seconds);
  engine.loaded.then(
    () => gone || engine.setPlayState(PlayState.play),
    () => undefined,
  );
  return () => {
    gone = true;
  };
}
