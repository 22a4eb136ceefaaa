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

/**
 * Reads a file into an audio element and into a waveform.
 * @param address The file's address, for the element.
 * @throws {unknown} what the browser says of a file that it cannot play; the signal's reason when aborted.
 */
export async function readSong(
  file: File,
  audio: HTMLAudioElement,
  address: string,
  signal: AbortSignal,
): Promise<Song> {
  const told = await metadataDuration(audio, address);
  signal.throwIfAborted();
  if (Number.isFinite(told) && told > LONGEST_WAVEFORM_SECONDS)
    return { audio, waveform: flatWaveform(told), duration: told, drawn: false };
  const { waveform, duration } = await computeWaveform(file, signal);
  return { audio, waveform, duration, drawn: true };
}

/** Seconds as the file tells them; infinite where it does not. @throws {unknown} what the browser says of it. */
export function metadataDuration(audio: HTMLAudioElement, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    audio.addEventListener("loadedmetadata", () => resolve(audio.duration), { once: true });
    audio.addEventListener("error", () => reject(audio.error), { once: true });
    audio.preload = "auto";
    audio.src = address;
  });
}
