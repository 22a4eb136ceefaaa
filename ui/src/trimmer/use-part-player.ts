"use client";

import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { type PartAudio, partPlayerMachine } from "./part-player-machine.ts";
import type { Stretch } from "./waveform-bars.ts";

export interface PartPlayer {
  playing: boolean;
  /** Plays the part once, from the playhead where that is inside, or stops. */
  toggle: () => void;
}

/** Lets the part of a song be heard, in seconds. The element must not change between renders. */
export function usePartPlayer(audio: PartAudio, { start, end }: Stretch): PartPlayer {
  const [state, send] = useMachine(partPlayerMachine, { input: { audio, part: { start, end } } });
  useEffect(() => send({ type: "CHOOSE_PART", part: { start, end } }), [start, end, send]);
  return { playing: state.matches("playing"), toggle: () => send({ type: "TOGGLE" }) };
}
