"use client";

import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { PlayerActor } from "../playback/use-player.ts";

/** Whether the song has ended and what is offered then is to be seen; and how to put that away until the next end. */
export function useEnd(player: PlayerActor | undefined): [isShown: boolean, close: () => void] {
  const hasEnded = useSelector(player, (snapshot) => snapshot?.matches("finished") ?? false);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (!hasEnded) setClosed(false);
  }, [hasEnded]);
  return [hasEnded && !isClosed, () => setClosed(true)];
}
