"use client";

import { type RefObject, useEffect } from "react";

/** A part of a song that can be heard. */
export interface SongPart {
  url: string;
  /** Seconds in the file; the end is the song's where absent. */
  start: number;
  end?: number | undefined;
  /** Beats in a minute from the file's beginning on, where they are known; else they are listened for. */
  tempo?: number | undefined;
}

/**
 * Plays a part of a song over and over, as long as there is one.
 * @param onSilence Called when the browser refuses to play it.
 */
export function useSongPart(
  audio: RefObject<HTMLAudioElement | null>,
  { url, start, end }: SongPart,
  heard: boolean,
  onSilence: () => void,
): void {
  useEffect(() => {
    const element = audio.current;
    if (!element || !heard) return;
    let left = false;
    const again = () => {
      if (element.currentTime >= start - 0.1 && element.currentTime < (end ?? Number.POSITIVE_INFINITY)) return;
      element.currentTime = start;
    };
    const repeat = () => {
      element.currentTime = start;
      void element.play().catch(() => {});
    };
    element.addEventListener("timeupdate", again);
    element.addEventListener("ended", repeat);
    element.src = url;
    element.currentTime = start;
    element.play().catch(() => {
      // Refused or unplayable, unless the end of the page stopped it.
      if (!left) onSilence();
    });
    return () => {
      left = true;
      element.removeEventListener("timeupdate", again);
      element.removeEventListener("ended", repeat);
      element.pause();
      element.removeAttribute("src");
      element.load();
    };
  }, [audio, url, start, end, heard, onSilence]);
}
