"use client";

import { PLAYER_TEXTS } from "@nataraj/sdk";
import { useCallback, useRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";
import { useDancer } from "./use-dancer.ts";

/** Properties of {@link DancerView}. */
export interface DancerViewProps {
  /** Must not change between renders, or the dancer is built anew. */
  createEngine: CreateDancer;
  /** Hears of the engine when it is made, and of undefined when it is gone. Must not change between renders. */
  onEngine: (engine: DancerControls | undefined) => void;
  /** What is seen, in words. */
  label?: string;
}

/**
 * The stage: a canvas with a dancer on it, sized with its place, given back when it goes. Where no dancer can be shown
 * it says so, and `onEngine` gets an engine that does nothing, so that the song still plays.
 */
export function DancerView({ createEngine, onEngine, label = "A dancer on a stage" }: DancerViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const take = useCallback(
    (engine: DancerControls) => {
      onEngine(engine);
      return () => onEngine(undefined);
    },
    [onEngine],
  );
  const dancer = useDancer(place, createEngine, take);
  const state = (["shown", "absent"] as const).find((name) => dancer.matches({ held: name })) ?? "loading";

  return (
    <div className="nj-dancer" data-state={state}>
      <div ref={place} className="nj-dancer__place" role="img" aria-label={label} />
      {state === "absent" && (
        <p className="nj-dancer__absent" role="alert">
          <Icon name="warning" size={28} />
          {PLAYER_TEXTS.noAvatar}
        </p>
      )}
    </div>
  );
}
