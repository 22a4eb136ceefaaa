"use client";

import type { SampleDance } from "@nataraj/sdk";
import { inStyle } from "@nataraj/sdk/choreography/edit";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { Button } from "../button/Button.tsx";
import { type PlayerActor, type UsePlayerOptions, usePlayer } from "../playback/use-player.ts";
import { type HeroPlayerProps, HeroPlayerWaiting } from "./LiveDancer.tsx";

/** Properties of {@link SampleDancePlayer}. */
export interface SampleDancePlayerProps extends HeroPlayerProps, Pick<UsePlayerOptions, "createAudio"> {
  /** The song with its dance. */
  sample: SampleDance;
}

/** Plays a song of the library at once, and lets the dancer dance what was planned to it; the style may change meanwhile. */
export function SampleDancePlayer({ sample, engine, style, onEnd, createAudio }: SampleDancePlayerProps) {
  const { playable } = sample;
  const player = usePlayer({
    playable,
    engine,
    refresh: async () => playable.song,
    ...(createAudio && { createAudio }),
  });

  useEffect(() => {
    if (!player) return;
    const { unsubscribe } = player.subscribe((state) => {
      if (state.matches("finished")) onEnd();
    });
    player.send({ type: "PLAY" });
    return unsubscribe;
  }, [player, onEnd]);

  useEffect(() => {
    if (!player || style === undefined) return;
    const { timeline, sequence } = playable;
    player.send({ type: "SET_DANCE", dance: { sequence, timeline: inStyle(timeline, style) } });
  }, [player, playable, style]);

  return player ? <SampleDanceControls player={player} title={sample.title} onEnd={onEnd} /> : <HeroPlayerWaiting />;
}

interface SampleDanceControlsProps {
  player: PlayerActor;
  title: string;
  onEnd: () => void;
}

function SampleDanceControls({ player, title, onEnd }: SampleDanceControlsProps) {
  const isPlaying = useSelector(player, (state) => state.matches("playing"));
  const isLoading = useSelector(player, (state) => state.matches("loading"));
  const hasFailed = useSelector(player, (state) => state.matches("failed"));
  if (isLoading) return <HeroPlayerWaiting />;
  if (hasFailed) return <SampleDanceFailure onRetry={() => player.send({ type: "RETRY" })} onEnd={onEnd} />;
  return (
    <Button
      className="nj-live-dancer__play"
      icon={isPlaying ? "pause" : "play"}
      aria-label={`${isPlaying ? "Pause" : "Play"} ${title}`}
      onClick={() => player.send({ type: "TOGGLE" })}
    >
      {title}
    </Button>
  );
}

/** Properties of {@link SampleDanceFailure}. */
export interface SampleDanceFailureProps {
  /** The song is to be asked for again. */
  onRetry: () => void;
  /** She is to go on without it. */
  onEnd: () => void;
}

/** The song or its dance cannot be had. */
export function SampleDanceFailure({ onRetry, onEnd }: SampleDanceFailureProps) {
  return (
    <>
      <p className="nj-live-dancer__failure" role="alert">
        The song could not be fetched.
      </p>
      <Button className="nj-live-dancer__play" icon="restart" onClick={onRetry}>
        TRY AGAIN
      </Button>
      <Button icon="close" onClick={onEnd}>
        CLOSE
      </Button>
    </>
  );
}
