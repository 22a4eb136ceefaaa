import { isAudioFile } from "@nataraj/sdk";
import { useEffect, useState } from "react";
import { computeWaveform } from "./compute-waveform.ts";
import { flatWaveform } from "./waveform.ts";

/**
 * Longest song that is decoded for its picture, in seconds. Chromium's peak grows by about 40 MB a minute of stereo
 * (measured: 880 MB for 14:50), whatever the file's size; a longer song is trimmed over a flat line.
 */
export const LONGEST_WAVEFORM_SECONDS = 10 * 60;

/** A song that can be heard and drawn. */
export interface Song {
  audio: HTMLAudioElement;
  waveform: ArrayBuffer;
  /** Seconds. */
  duration: number;
  /** False for a song that is too long to be drawn. */
  drawn: boolean;
}

/** `invalid`: not audio by its own account; `unreadable`: the browser cannot make music of it. */
export type SongState =
  | { status: "reading" }
  | { status: "invalid" }
  | { status: "unreadable" }
  | { status: "ready"; song: Song };

/** Reads a file for the trimmer and gives everything back when the file changes or the component goes. */
export function useSong(file: File): SongState {
  const [state, setState] = useState<SongState>({ status: "reading" });

  useEffect(() => {
    if (!isAudioFile(file)) {
      setState({ status: "invalid" });
      return;
    }
    setState({ status: "reading" });
    const leaving = new AbortController();
    const address = URL.createObjectURL(file);
    const audio = new Audio();
    readSong(file, audio, address, leaving.signal).then(
      (song) => !leaving.signal.aborted && setState({ status: "ready", song }),
      () => !leaving.signal.aborted && setState({ status: "unreadable" }),
    );
    return () => {
      leaving.abort();
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
      URL.revokeObjectURL(address);
    };
  }, [file]);

  return state;
}

async function readSong(file: File, audio: HTMLAudioElement, address: string, signal: AbortSignal): Promise<Song> {
  const told = await metadataDuration(audio, address);
  signal.throwIfAborted();
  if (Number.isFinite(told) && told > LONGEST_WAVEFORM_SECONDS)
    return { audio, waveform: flatWaveform(told), duration: told, drawn: false };
  const { waveform, duration } = await computeWaveform(file, signal);
  return { audio, waveform, duration, drawn: true };
}

/** Seconds as the file tells them; infinite where it does not. */
function metadataDuration(audio: HTMLAudioElement, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    audio.addEventListener("loadedmetadata", () => resolve(audio.duration), { once: true });
    audio.addEventListener("error", () => reject(audio.error), { once: true });
    audio.preload = "auto";
    audio.src = address;
  });
}
