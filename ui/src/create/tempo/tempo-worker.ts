import { estimateTempo } from "./estimate-tempo.ts";

/** What the worker is asked: mono samples at TEMPO_RATE, whose memory is handed over. */
export type TempoRequest = Float32Array<ArrayBuffer>;

/** The worker's side of `postMessage`; its global scope is not in the DOM's types. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<TempoRequest>) => void) | null;
  postMessage(answer: ReturnType<typeof estimateTempo>): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => scope.postMessage(estimateTempo(data));
