"use client";

import { useSelector } from "@xstate/react";
import { type RefObject, useEffect, useState } from "react";
import type { PlayerActor } from "../playback/use-player.ts";

/** A person who touches nothing for this long is watching. Milliseconds. */
const WATCHING_MS = 3_000;
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Whether the controls leave the stage to the dancer: while the dance is counted in, until somebody touches something
 * after that, and while it plays and pointer and keys have been still for a while. A drawer that is open, or a control
 * with the keyboard's focus, keeps them.
 */
export function useHiddenControls(section: RefObject<HTMLElement | null>, player: PlayerActor | undefined): boolean {
  const [still, setStill] = useState(false);
  const state = useSelector(player, (snapshot) =>
    (["countingIn", "playing"] as const).find((name) => snapshot?.matches(name)),
  );

  useEffect(() => {
    const element = section.current;
    if (state !== "playing" || !element) return setStill(state === "countingIn");
    let timer: ReturnType<typeof setTimeout>;
    const isUsed = () => element.querySelector(".nj-player__overlay :focus-visible, [aria-expanded='true']") !== null;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isUsed() ? wait() : setStill(true)), WATCHING_MS);
    };
    const show = () => {
      setStill(false);
      wait();
    };
    wait();
    const { ownerDocument } = element;
    for (const name of SIGNS_OF_LIFE) ownerDocument.addEventListener(name, show);
    return () => {
      clearTimeout(timer);
      for (const name of SIGNS_OF_LIFE) ownerDocument.removeEventListener(name, show);
    };
  }, [section, state]);

  return state !== undefined && still;
}
