import type { AudioAnalysis } from "../analysis.ts";
import { decodeMono } from "../ffmpeg/decode-mono.ts";
import { ANALYSIS_RATE } from "./spectrum/features.ts";
import { startWorker } from "./start-worker.ts";
import type { WorkerMessage } from "./worker-message.ts";

/** How a song is listened to. */
export interface AnalyseOptions {
  /** Ends the child process and the worker thread; the call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told the share that is done, 0 to 1, rising. */
  onProgress?: (share: number) => void;
}

/** Share of the work that decoding is. */
const DECODING_SHARE = 0.1;

/**
 * Hears tempo, beats, bars, form and accents in a song of at most a minute, in a worker thread, so that the caller's
 * thread stays free.
 * @throws {FfmpegError} when the song cannot be decoded; the signal's reason when aborted.
 */
export async function analyseSong(path: string, options: AnalyseOptions = {}): Promise<AudioAnalysis> {
  const { signal, onProgress = () => {} } = options;
  const samples = await decodeMono(path, { sampleRate: ANALYSIS_RATE, signal });
  onProgress(DECODING_SHARE);
  return analyseInWorker(samples, (share) => onProgress(DECODING_SHARE + (1 - DECODING_SHARE) * share), signal);
}

async function analyseInWorker(
  samples: Float32Array<ArrayBuffer>,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<AudioAnalysis> {
  signal?.throwIfAborted();
  const worker = startWorker("analysis-worker", import.meta.url, samples, [samples.buffer]);
  const ended = new AbortController();
  try {
    return await new Promise<AudioAnalysis>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason), { signal: ended.signal });
      worker.on("error", reject);
      worker.on("exit", (code) => reject(new Error(`The listening worker ended with ${code}.`)));
      worker.on("message", (message: WorkerMessage) => {
        if ("progress" in message) onProgress(message.progress);
        else resolve(message.analysis);
      });
    });
  } finally {
    ended.abort();
    await worker.terminate();
  }
}
