"use client";

import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import type { SongPart } from "../use-song-part.ts";
import type { SteadyTempo } from "./estimate-tempo.ts";
import { songTempoMachine } from "./song-tempo-machine.ts";

/**
 * The tempo of a part of a song: as it is known, else as it is heard. Nothing is listened to before it is wanted.
 * @returns undefined where it is not known, or not yet.
 */
export function useSongTempo(song: SongPart | undefined, isWanted: boolean): SteadyTempo | undefined {
  const [{ context }, send] = useMachine(songTempoMachine);
  const { url, start, end, tempo } = song ?? {};
  const listens = isWanted && tempo === undefined;
  useEffect(() => {
    if (listens && url !== undefined) send({ type: "LISTEN", part: { url, start: start ?? 0, end } });
  }, [listens, url, start, end, send]);
  if (tempo !== undefined) return { tempo, firstBeat: 0 };
  return song && context.tempo;
}
