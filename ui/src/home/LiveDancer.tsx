"use client";

import { PlayState } from "@nataraj/sdk";
import { styleDance } from "@nataraj/sdk/choreography/edit";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { defaultLookFor, LOOKS } from "@nataraj/sdk/looks";
import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../button/Button.tsx";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";
import { useDancer } from "../player/use-dancer.ts";
import { DancerFigure } from "./DancerFigure.tsx";
import { DancerFilm } from "./DancerFilm.tsx";
import type { VideoFile } from "./VideoFiles.tsx";

/** Length of what is danced in a chosen style, over and over. Seconds. */
const DANCE_SECONDS = 32;

/** What plays a song to which she dances. */
export interface HeroPlayerProps {
  /** Its dance is hers until the component is gone. */
  engine: DancerControls;
  /** How she dances it; undefined: as it was planned. */
  style: DanceStyle | undefined;
  /** The song has ended, or there is none to be had after all. */
  onEnd: () => void;
}

/** Properties of {@link LiveDancer}. */
export interface LiveDancerProps {
  /** Makes the dancer on a see-through canvas; undefined while there is none. Must not change between renders. */
  createEngine?: CreateDancer;
  /** What she dances at first, over and over: move numbers joined with '_'. Each takes a second. */
  sequence: string;
  /** The style that she dances it in. */
  style: DanceStyle;
  /** Plays a song when somebody presses; absent: she only dances. */
  player?: ComponentType<HeroPlayerProps>;
  /** A film of her, where she cannot come. */
  film?: readonly VideoFile[] | undefined;
}

/**
 * The hero's dancer: a picture until the live one can dance, and a film or the picture where she cannot. She is decoration,
 * hidden from screen readers. Visitors can hear a song to which she dances, and see her in another style.
 */
export function LiveDancer({ createEngine, sequence, style: first, player: HeroPlayer, film }: LiveDancerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<DancerControls>();
  /** Undefined until another one was asked for. */
  const [chosen, setChosen] = useState<DanceStyle>();
  const [plays, setPlays] = useState(false);
  const take = useCallback((made: DancerControls) => {
    setEngine(made);
    return () => setEngine(undefined);
  }, []);
  const dancer = useDancer(place, createEngine, take);
  const live = dancer.matches({ held: "shown" });
  const { failure } = dancer.context;
  const end = useCallback(() => setPlays(false), []);
  const another = () => {
    const style = chosen ?? first;
    const next = DANCE_STYLES[(DANCE_STYLES.indexOf(style) + 1) % DANCE_STYLES.length] ?? first;
    setChosen(next);
    if (engine) dress(engine, next);
  };

  useEffect(() => {
    if (!engine || plays) return;
    return chosen === undefined ? dance(engine, sequence) : danceStyle(engine, chosen);
  }, [engine, plays, chosen, sequence]);

  useEffect(() => {
    if (failure !== undefined) console.warn("The dancer cannot be shown.", failure);
  }, [failure]);

  return (
    <div className="nj-live-dancer" data-live={live}>
      <DancerFigure />
      {film && !live && (createEngine === undefined || failure !== undefined) && <DancerFilm files={film} />}
      <div ref={place} className="nj-live-dancer__place" aria-hidden="true" />
      {live && (
        <div className="nj-live-dancer__controls">
          <p role="status">{chosen ?? first}</p>
          <div>
            {HeroPlayer && !plays && (
              <Button className="nj-live-dancer__play" icon="play" onClick={() => setPlays(true)}>
                PLAY A DANCE
              </Button>
            )}
            {HeroPlayer && plays && engine && (
              <Suspense fallback={<HeroPlayerWaiting />}>
                <HeroPlayer engine={engine} style={chosen} onEnd={end} />
              </Suspense>
            )}
            <Button icon="spark" onClick={another}>
              ANOTHER STYLE
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The song and its dance are being fetched. */
export function HeroPlayerWaiting() {
  return (
    <Button className="nj-live-dancer__play" busy>
      PLAY A DANCE
    </Button>
  );
}

/** Dresses her for a style; who cannot be dressed dances as she is. */
function dress(engine: DancerControls, style: DanceStyle): void {
  const look = defaultLookFor(style);
  engine.setLook?.(look, LOOKS[look].variants[0].id).catch(() => {});
}

/** Dances a style from now on. @returns what ends that. */
function danceStyle(engine: DancerControls, style: DanceStyle): () => void {
  const timeline = styleDance([style], DANCE_SECONDS);
  engine.setTimeline(timeline);
  return danceRound(engine, timeline.duration);
}

/** Dances moves from now on, a second each. @returns what ends that. */
function dance(engine: DancerControls, sequence: string): () => void {
  engine.setStepSequence(sequence);
  return danceRound(engine, sequence.split("_").length);
}

/** Dances what is set over and over, as soon as she has come. @returns what ends that. */
function danceRound(engine: DancerControls, seconds: number): () => void {
  const begun = performance.now();
  let gone = false;
  engine.setClock(() => ((performance.now() - begun) / 1000) % seconds);
  engine.loaded.then(
    () => gone || engine.setPlayState(PlayState.play),
    () => undefined,
  );
  return () => {
    gone = true;
  };
}
