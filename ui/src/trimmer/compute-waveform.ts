import { PICTURE_RATE, samplesPerPoint } from "./waveform.ts";
import type { WaveformRequest } from "./waveform-worker.ts";

/** A song's picture. */
export interface SongWaveform {
  /** Waveform data, version 2, 8 bits. */
  waveform: ArrayBuffer;
  /** Length as decoded, in seconds. */
  duration: number;
}

/**
 * Decodes a song and computes its picture. The browser decodes beside the page; the least and greatest samples are
 * found in a worker.
 * @throws {DOMException} `EncodingError` where the browser cannot decode the file; the signal's reason when aborted.
 */
export async function computeWaveform(file: Blob, signal: AbortSignal): Promise<SongWaveform> {
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  // It renders nothing: decoding takes its low sample rate, which keeps a long song small.
  const decoder = new OfflineAudioContext(1, 1, PICTURE_RATE);
  const audio = await decoder.decodeAudioData(bytes);
  signal.throwIfAborted();
  const channels = Array.from({ length: audio.numberOfChannels }, (_, channel) => {
    const samples = new Float32Array(audio.length);
    audio.copyFromChannel(samples, channel);
    return samples;
  });
  const request = { channels, sampleRate: audio.sampleRate, perPoint: samplesPerPoint(audio.length) };
  return { waveform: await encodeInWorker(request, signal), duration: audio.duration };
}

/** Runs the worker for one song. */
function encodeInWorker(request: WaveformRequest, signal: AbortSignal): Promise<ArrayBuffer> {
  return new Promise<ArrayBuffer>((resolve, reject) => {
    const worker = new Worker(new URL("./waveform-worker.js", import.meta.url), { type: "module" });
    const finish = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener("abort", stop);
      settle();
    };
    const stop = () => finish(() => reject(signal.reason));
    signal.addEventListener("abort", stop);
    worker.onmessage = (event: MessageEvent<ArrayBuffer>) => finish(() => resolve(event.data));
    worker.onerror = (event) => finish(() => reject(new Error(event.message || "The waveform worker failed.")));
    worker.postMessage(
      request,
      request.channels.map((samples) => samples.buffer),
    );
  });
}
