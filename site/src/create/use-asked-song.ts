import type { Song } from "@nataraj/sdk/contract";
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { CreateActor } from "./create-actor.ts";

/** What a link to /selectaudio carries that begins a project with a song of the library. */
export interface AskedSong {
  song: Song;
}

/**
 * Chooses the song that the page was opened with, and goes on to its part as soon as it is there. Once: the browser's Back
 * leads to the choice.
 */
export function useAskedSong(flow: CreateActor): void {
  const { state } = useLocation() as { state: Partial<AskedSong> | null };
  const isFollowed = useNavigationType() === "PUSH";
  const asked = useRef(isFollowed ? state?.song : undefined);
  useEffect(() => {
    const song = asked.current;
    if (!song) return;
    flow.send({ type: "CHOOSE_SONG", song });
    const { unsubscribe } = flow.subscribe(({ context: { audio, loadingSong } }) => {
      if (loadingSong?.url === song.url) return;
      // It is there, could not be had, or another was chosen meanwhile.
      unsubscribe();
      asked.current = undefined;
      if (audio?.song?.url === song.url) flow.send({ type: "NEXT" });
    });
    return unsubscribe;
  }, [flow]);
}
