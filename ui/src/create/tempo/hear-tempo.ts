import { askWorker } from "../../trimmer/ask-worker.ts";
import { metadataDuration, secondsIfTooLong } from "../../trimmer/read-song.ts";
import type { SongPart } from "../use-song-part.ts";
import { type SteadyTempo, TEMPO_RATE } from "./estimate-tempo.ts";
import { mixChannels } from "./mix-channels.ts";
import type { TempoRequest } from "./tempo-worker.ts";

/** The part of a song that is listened to. */
export type HeardPart = Pick<SongPart, "url" | "start" | "end">;

/**
 * Listens to a part of a song. The browser decodes the file beside the page, a worker listens.
 * @returns its tempo, with a beat's time from the file's beginning on; undefined where no beat is clear, and for files
 * that are too long to be decoded.
 * @throws {unknown} what the browser says of a file that it cannot decode; the signal's reason when aborted.
 */
export async function hearTempo({ url, start, end }: HeardPart, signal: AbortSignal): Promise<SteadyTempo | undefined> {
  const told = await durationOf(url);
  signal.throwIfAborted();
  const file = await (await fetch(url, { signal })).blob();
  if ((await secondsIfTooLong(file, told)) !== undefined) return undefined;
  // It renders nothing: decoding takes its low sample rate.
  const song = await new OfflineAudioContext(1, 1, TEMPO_RATE).decodeAudioData(await file.arrayBuffer());
  signal.throwIfAborted();
  const samples: TempoRequest = mixPart(song, start, end ?? song.duration);
  const worker = new Worker(new URL("./tempo-worker.js", import.meta.url), { type: "module" });
  const heard = await askWorker<SteadyTempo | undefined>(worker, samples, [samples.buffer], signal);
  return heard && { ...heard, firstBeat: start + heard.firstBeat };
}

async function durationOf(url: string): Promise<number> {
  const audio = new Audio();
  try {
    return await metadataDuration(audio, url);
  } finally {
    audio.removeAttribute("src");
    audio.load();
  }
}

/** A part of a song in one channel. */
function mixPart(song: AudioBuffer, start: number, end: number): Float32Array<ArrayBuffer> {
  const [from, to] = [start, end].map((seconds) => Math.round(seconds * TEMPO_RATE));
  const channels = Array.from({ length: song.numberOfChannels }, (_, i) => song.getChannelData(i).subarray(from, to));
  return mixChannels(channels);
}
