"use client";

import { PlayState } from "@nataraj/sdk";
import { useCallback, useEffect, useRef } from "react";
import type { CreateDancer, DancerControls } from "../player/dancer-controls.ts";
import { useDancer } from "../player/use-dancer.ts";
import { DancerFigure } from "./DancerFigure.tsx";

export interface LiveDancerProps {
  /** Makes the dancer on a see-through canvas; undefined while there is none. Must not change between renders. */
  createEngine?: CreateDancer;
  /** What she dances, over and over: move numbers joined with '_'. Each takes a second. */
  sequence: string;
}

/** The hero's dancer: drawn flat until the live one can dance, and where she cannot. Decoration: nothing of it is said. */
export function LiveDancer({ createEngine, sequence }: LiveDancerProps) {
  const place = useRef<HTMLDivElement>(null);
  const begin = useCallback((engine: DancerControls) => dance(engine, sequence), [sequence]);
  const dancer = useDancer(place, createEngine, begin);
  const live = dancer.matches({ held: "shown" });
  const { failure } = dancer.context;

  useEffect(() => {
    if (failure !== undefined) console.warn("The dancer cannot be shown.", failure);
  }, [failure]);

  return (
    <div className="nj-live-dancer" data-live={live} aria-hidden="true">
      <DancerFigure />
      <div ref={place} className="nj-live-dancer__place" />
    </div>
  );
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
