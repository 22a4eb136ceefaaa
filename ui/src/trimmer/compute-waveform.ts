import { askWorker } from "./ask-worker.ts";
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
  const worker = new Worker(new URL("./waveform-worker.js", import.meta.url), { type: "module" });
  const transfer = channels.map((samples) => samples.buffer);
  const waveform = await askWorker<ArrayBuffer>(worker, request satisfies WaveformRequest, transfer, signal);
  return { waveform, duration: audio.duration };
}
