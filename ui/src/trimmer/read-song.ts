import type { PreparedSong } from "@nataraj/sdk/contract";
import { computeWaveform } from "./compute-waveform.ts";
import { flatWaveform, preparedWaveform } from "./waveform.ts";

/**
 * Longest song that is decoded for its picture, in seconds. Chromium's peak memory grows by about 40 MB a minute of stereo
 * (measured: 880 MB for 14:50), also for small files. A longer song is trimmed over a flat line.
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
  /** The id of what the server has prepared, where the browser cannot decode the file. */
  preparedSong?: string;
}

/** Has a song decoded that the browser cannot decode: by the calls `prepareSong` and `preparedSong`. */
export interface SongPreparer {
  prepareSong(file: File, options: { signal: AbortSignal }): Promise<PreparedSong>;
  preparedSong(id: string, options: { signal: AbortSignal }): Promise<Blob>;
}

/** A song whose decoded length differs by more was estimated, and its element does not find its places. Seconds. */
const TOLD_TOLERANCE = 0.5;

/**
 * Reads a file into an audio element and into a waveform. The element's address is the caller's to revoke.
 * @throws {unknown} what the browser says of a file that it cannot play; the signal's reason when aborted.
 */
export async function readSong(file: Blob, audio: HTMLAudioElement, signal: AbortSignal): Promise<Song> {
  const told = await metadataDuration(audio, URL.createObjectURL(file));
  signal.throwIfAborted();
  const long = await secondsIfTooLong(file, told);
  signal.throwIfAborted();
  if (long !== undefined) return { audio, waveform: flatWaveform(long), duration: long, drawn: false };
  const { waveform, duration } = await computeWaveform(file, signal);
  if (Math.abs(told - duration) > TOLD_TOLERANCE) {
    const { decodeToWav } = await import("./estimated-length.ts");
    const wav = await decodeToWav(file);
    signal.throwIfAborted();
    URL.revokeObjectURL(audio.src);
    await metadataDuration(audio, URL.createObjectURL(wav));
    signal.throwIfAborted();
  }
  return { audio, waveform, duration, drawn: true };
}

/**
 * Reads a song by the server's help. The element's address is the caller's to revoke.
 * @throws {ApiError} why the server cannot decode it either; the signal's reason when aborted.
 */
export async function readPreparedSong(
  file: File,
  audio: HTMLAudioElement,
  preparer: SongPreparer,
  signal: AbortSignal,
): Promise<Song> {
  const { id, duration, waveform } = await preparer.prepareSong(file, { signal });
  const sound = await preparer.preparedSong(id, { signal });
  URL.revokeObjectURL(audio.src);
  await metadataDuration(audio, URL.createObjectURL(sound));
  signal.throwIfAborted();
  return { audio, waveform: preparedWaveform(waveform), duration, drawn: true, preparedSong: id };
}

/**
 * The seconds of a song that is too long to be decoded; undefined for others.
 * @param told what an audio element says, which may be an estimate.
 */
export async function secondsIfTooLong(file: Blob, told: number): Promise<number | undefined> {
  if (!Number.isFinite(told) || told <= LONGEST_WAVEFORM_SECONDS) return undefined;
  const { countSeconds } = await import("./estimated-length.ts");
  const seconds = (await countSeconds(file)) ?? told;
  return seconds > LONGEST_WAVEFORM_SECONDS ? seconds : undefined;
}

/** So many bytes of a file tell whether it is a text. */
const HEAD_BYTES = 512;
/** What no text has and every audio file: zeros and other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\0-\x08\x0e-\x1f]/;

/** Whether a file is a text, whatever its name says. */
export async function isText(file: Blob): Promise<boolean> {
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
  try {
    // More is to come: a character may be cut off at the end.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return text.length > 0 && !CONTROLS.test(text);
  } catch {
    return false;
  }
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
