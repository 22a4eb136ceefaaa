"use client";

import { type AudioSource, type Playable, type playerMachine, providePlayer } from "@nataraj/sdk";
import { useEffect, useRef, useState } from "react";
import { type Actor, createActor } from "xstate";
import type { DancerControls } from "./dancer-controls.ts";

/** A running player. */
export type PlayerActor = Actor<typeof playerMachine>;

export interface UsePlayerOptions {
  /** Another playable is another player. */
  playable: Playable;
  /** Undefined while there is none yet. */
  engine: DancerControls | undefined;
  /** Resolves with a fresh address of the song. */
  refresh: () => Promise<string>;
  /** Takes the place of an audio element. */
  createAudio?: () => AudioSource;
}

function audioElement(): AudioSource {
  const audio = new Audio();
  audio.preload = "auto";
  return audio;
}

/** Runs a player as long as there is an engine for it; undefined before. */
export function usePlayer({ playable, engine, refresh, createAudio = audioElement }: UsePlayerOptions) {
  const [player, setPlayer] = useState<PlayerActor>();
  // Called later, when they may have become others.
  const latest = useRef({ refresh, createAudio });
  useEffect(() => {
    latest.current = { refresh, createAudio };
  });

  useEffect(() => {
    if (!engine) return;
    const audio = latest.current.createAudio();
    const machine = providePlayer(() => latest.current.refresh());
    const actor = createActor(machine, { input: { playable, engine, audio } }).start();
    setPlayer(actor);
    return () => {
      actor.stop();
      setPlayer(undefined);
    };
  }, [playable, engine]);

  return player;
}
