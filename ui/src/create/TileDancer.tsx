"use client";

import { PlayState } from "@nataraj/sdk";
import { styleDance } from "@nataraj/sdk/choreography/edit";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { defaultLookFor, LOOKS } from "@nataraj/sdk/looks";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";
import { useDancer } from "../player/use-dancer.ts";
import type { TilePlace } from "./use-pointed-tile.ts";

/** Length of what is danced over and over, seconds. */
const DANCE_SECONDS = 16;

export interface TileDancerProps {
  /** Must not change between renders. */
  createEngine: CreateDancer;
  /** What is danced; undefined while nobody points at a tile: she rests unseen. */
  style: DanceStyle | undefined;
  /** Beats in a minute, where there is music. */
  tempo?: number | undefined;
  /** Where the picture is that the dancer stands over. */
  place: TilePlace;
}

/**
 * One dancer for all tiles, and one WebGL context: she stands over the picture of the tile that is pointed at, dressed for
 * its style. Decoration: nothing of it is said.
 */
export function TileDancer({ createEngine, style, tempo, place }: TileDancerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<DancerControls>();
  /** The style and tempo that the dancer is prepared for. */
  const [dressed, setDressed] = useState<string>();
  const wanted = style && `${style} ${tempo}`;
  const take = useCallback((made: DancerControls) => {
    setEngine(made);
    return () => setEngine(undefined);
  }, []);
  const isLive = useDancer(stage, createEngine, take).matches({ held: "shown" });

  useEffect(() => {
    if (!engine || !isLive || style === undefined) return;
    let left = false;
    const timeline = styleDance([style], DANCE_SECONDS, tempo);
    const look = defaultLookFor(style);
    const dress = async () => {
      await engine.setLook?.(look, LOOKS[look].variants[0].id);
      if (left) return;
      const begun = performance.now();
      engine.setTimeline(timeline);
      engine.setClock(() => ((performance.now() - begun) / 1000) % timeline.duration);
      engine.setPlayState(PlayState.play);
      setDressed(`${style} ${tempo}`);
    };
    dress().catch((error: unknown) => console.warn("The dancer could not be dressed.", error));
    return () => {
      left = true;
      setDressed(undefined);
      // Nothing is drawn at a time that stands still.
      engine.setClock(() => 0);
      engine.setPlayState(PlayState.pause);
    };
  }, [engine, isLive, style, tempo]);

  return (
    <div
      ref={stage}
      className="nj-tile-dancer"
      data-shown={wanted !== undefined && dressed === wanted}
      style={place}
      aria-hidden="true"
    />
  );
}
