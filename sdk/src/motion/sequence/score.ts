import type { DanceStyle } from "../../contract/styles.ts";

/** One move at its place in the song. */
export interface ScoredMove {
  /** Number of the move, from 1 (`MOVE_NAMES`). */
  move: number;
  /** Seconds in the song. */
  start: number;
  /** Seconds in the song; where a move is shorter than its place it is repeated, mirrored in turn. */
  end: number;
  style: DanceStyle;
  /** Names of the move's variants and `mirrored`, apart by spaces; unknown words change nothing. */
  variant?: string;
}

/** What is to be danced: the evaluator's input, made from a timeline. */
export interface DanceScore {
  /** Seconds. */
  duration: number;
  /** Sorted, not overlapping. Where there is a gap the dancer is idle. */
  moves: ScoredMove[];
  /** Beat times in seconds, rising; where empty, each move gets an even beat grid of its own. */
  beats: number[];
  /** What the music does besides its beats: the body answers it. */
  dynamics?: ScoredDynamics;
}

/** What the music does besides its beats. Each list may be empty. */
export interface ScoredDynamics {
  /** Energy of the music at each beat of the score, 0 to 1; as many as beats, or empty. */
  energy: readonly number[];
  /** Seconds of strikes, rising. */
  hits: readonly number[];
  /** Where the music stops, in seconds, rising, not overlapping. */
  breaks: readonly { start: number; end: number }[];
  /** Where the music gathers, in seconds; the drop falls on the end of each. */
  builds: readonly { start: number; end: number }[];
}
