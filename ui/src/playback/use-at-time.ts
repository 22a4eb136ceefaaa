"use client";

import { useEffect, useRef, useState } from "react";
import type { PlayerActor } from "./use-player.ts";

/**
 * What is so at the song's time: read anew with every frame while it plays, and with every event otherwise. Renders only
 * when the answer is another one.
 */
export function useAtTime<T extends string | number | boolean | undefined>(
  player: PlayerActor,
  read: (seconds: number) => T,
): T {
  const [value, setValue] = useState(() => read(player.getSnapshot().context.time));
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
    // The answer may change at the same time, where another dance is played.
    setValue(read(player.getSnapshot().context.clock.now()));
  });

  useEffect(() => {
    const { clock } = player.getSnapshot().context;
    let frame: number | undefined;
    const tell = () => setValue(latest.current(clock.now()));
    const run = () => {
      frame = undefined;
      tell();
      if (player.getSnapshot().matches("playing")) frame = requestAnimationFrame(run);
    };
    const subscription = player.subscribe(() => frame ?? run());
    run();
    return () => {
      subscription.unsubscribe();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [player]);

  return value;
}
