import type { TempoCorrection } from "@nataraj/sdk/contract";
import type { AudioAnalysis } from "../music/analysis.ts";
import type { FoundLyrics, LyricsTask } from "../music/lyrics/find-lyrics.ts";
import type { Planner } from "../planning/planner.ts";

/** The steps of a generation, given to the job so that it can be tested without music. */
export interface GenerationSteps {
  /** Finds the words that are sung. Answers with none rather than fail. */
  findLyrics(song: Omit<LyricsTask, "onFailure"> & { signal: AbortSignal }): Promise<FoundLyrics>;
  /** Hears beats, sections and energy. `onProgress` gets the share done, 0 to 1. */
  analyse(path: string, options: { signal: AbortSignal; onProgress(share: number): void }): Promise<AudioAnalysis>;
  correctTempo(analysis: AudioAnalysis, correction: TempoCorrection): AudioAnalysis;
  planner: Planner;
  /** Gives back what the steps hold. */
  close?(): Promise<void>;
}
