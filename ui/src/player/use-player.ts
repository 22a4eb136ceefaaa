import { type AudioSource, type Piece, playerMachine } from "@nataraj/sdk";
import { useEffect, useRef, useState } from "react";
import { type Actor, createActor } from "xstate";
import type { StageEngine } from "./stage-engine.ts";

/** A running player. */
export type PlayerActor = Actor<typeof playerMachine>;

export interface UsePlayerOptions {
  /** Another piece is another player. */
  piece: Piece;
  /** Undefined while there is none yet. */
  engine: StageEngine | undefined;
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
export function usePlayer({ piece, engine, refresh, createAudio = audioElement }: UsePlayerOptions) {
  const [player, setPlayer] = useState<PlayerActor>();
  // Called later, when they may have become others.
  const latest = useRef({ refresh, createAudio });
  useEffect(() => {
    latest.current = { refresh, createAudio };
  });

  useEffect(() => {
    if (!engine) return;
    const audio = latest.current.createAudio();
    const input = { piece, engine, audio, refresh: () => latest.current.refresh() };
    const actor = createActor(playerMachine, { input }).start();
    setPlayer(actor);
    return () => {
      actor.stop();
      setPlayer(undefined);
    };
  }, [piece, engine]);

  return player;
}
