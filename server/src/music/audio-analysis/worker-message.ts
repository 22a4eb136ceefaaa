import type { AudioAnalysis } from "../analysis.ts";

/** What the worker thread says: how far it is, 0 to 1, and at last what it heard. */
export type WorkerMessage = { progress: number } | { analysis: AudioAnalysis };
