import { useEffect, useRef, useState } from "react";
import type { Stretch } from "./waveform-bars.ts";

/** How often the playhead is compared with the selection's end, in milliseconds. */
export const PLAYHEAD_CHECK_MS = 10;

export interface SelectionPlayer {
  playing: boolean;
  /** Plays the selection once, from the playhead where that is inside, or stops. */
  toggle: () => void;
}

/** Lets the selection be heard, and nothing but it. `selection` in seconds. */
export function useSelectionPlayer(audio: HTMLAudioElement | undefined, selection: Stretch): SelectionPlayer {
  const [playing, setPlaying] = useState(false);
  const wanted = useRef(selection);
  wanted.current = selection;

  useEffect(() => {
    if (!audio) return;
    let check: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearInterval(check);
      setPlaying(false);
    };
    const follow = () => {
      const { start, end } = wanted.current;
      if (audio.currentTime >= end || audio.ended) {
        audio.pause();
        audio.currentTime = start;
      } else if (audio.currentTime < start - 0.05 && !audio.seeking) audio.currentTime = start;
    };
    const begin = () => {
      clearInterval(check);
      check = setInterval(follow, PLAYHEAD_CHECK_MS);
      setPlaying(true);
    };
    audio.addEventListener("play", begin);
    audio.addEventListener("pause", stop);
    audio.addEventListener("ended", follow);
    return () => {
      audio.pause();
      clearInterval(check);
      audio.removeEventListener("play", begin);
      audio.removeEventListener("pause", stop);
      audio.removeEventListener("ended", follow);
      setPlaying(false);
    };
  }, [audio]);

  const toggle = () => {
    if (!audio) return;
    if (!audio.paused) return audio.pause();
    const { start, end } = wanted.current;
    if (audio.currentTime < start || audio.currentTime >= end) audio.currentTime = start;
    // A browser that refuses sound leaves the button as it was.
    audio.play().catch(() => setPlaying(false));
  };

  return { playing, toggle };
}
