"use client";

import { useMachine } from "@xstate/react";
import { type RefObject, useEffect } from "react";
import type { SnapshotFrom } from "xstate";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";
import { dancerMachine } from "./dancer-machine.ts";

/**
 * Shows a dancer in an element for as long as the component lives.
 * @param createEngine Undefined while there is none. Must not change between renders, or the dancer is built anew.
 * @param onEngine Takes the engine when it is made; returns what is done before it goes. Must not change either.
 */
export function useDancer(
  place: RefObject<HTMLElement | null>,
  createEngine: CreateDancer | undefined,
  onEngine: (engine: DancerControls) => () => void,
): SnapshotFrom<typeof dancerMachine> {
  const [state, send] = useMachine(dancerMachine);
  useEffect(() => {
    const parent = place.current;
    if (parent && createEngine) send({ type: "SHOW", place: { parent, createEngine, onEngine } });
  }, [send, place, createEngine, onEngine]);
  return state;
}
