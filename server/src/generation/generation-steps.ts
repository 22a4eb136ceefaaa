import type { TempoCorrection } from "@nataraj/sdk/contract";
import type { AudioAnalysis, LyricLine, LyricsSource } from "../music/analysis.ts";
import type { Planner } from "../planning/planner.ts";

/** Lyrics and where they came from. */
export interface FoundLyrics {
  lyrics: LyricLine[];
  source: LyricsSource;
}

/** The steps of a generation, given to the job so that it can be tested without music. */
export interface GenerationSteps {
  /** Finds the words that are sung. Answers with none rather than fail. */
  findLyrics(song: {
    path: string;
    /** What the file's tags say: lines, or none where nothing is sung. Absent where they say nothing. */
    tagLyrics?: LyricLine[] | undefined;
    duration: number;
    signal: AbortSignal;
    /** Told the share done, 0 to 1, where it is known. */
    onProgress?: (share: number) => void;
  }): Promise<FoundLyrics>;
  /** Hears beats, sections and energy. `onProgress` gets the share done, 0 to 1. */
  analyse(path: string, options: { signal: AbortSignal; onProgress(share: number): void }): Promise<AudioAnalysis>;
  correctTempo(analysis: AudioAnalysis, correction: TempoCorrection): AudioAnalysis;
  planner: Planner;
  /** Gives back what the steps hold. */
  close?(): Promise<void>;
}
