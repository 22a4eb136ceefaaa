import { encodeWaveform } from "./waveform.ts";

/** What the worker is asked: channels whose memory is handed over. Its answer is waveform data. */
export interface WaveformRequest {
  channels: Float32Array<ArrayBuffer>[];
  sampleRate: number;
  perPoint: number;
}

/** The worker's side of `postMessage`; its global scope is not in the DOM's types. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WaveformRequest>) => void) | null;
  postMessage(answer: ArrayBuffer, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data: { channels, sampleRate, perPoint } }) => {
  const waveform = encodeWaveform(channels, sampleRate, perPoint);
  scope.postMessage(waveform, [waveform]);
};
