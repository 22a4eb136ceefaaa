import type { DanceStyle } from "../../contract/styles.ts";

/** One move at its place in the song. */
export interface ScoredMove {
  /** Move number, 1 to 29. */
  move: number;
  /** Seconds in the song. */
  start: number;
  /** Seconds in the song; where a move is shorter than its place it is repeated, mirrored in turn. */
  end: number;
  style: DanceStyle;
}

/** What is to be danced: the evaluator's input, made from a timeline. */
export interface DanceScore {
  /** Seconds. */
  duration: number;
  /** Sorted, not overlapping. Where there is a gap the dancer is idle. */
  moves: ScoredMove[];
  /** Beat times in seconds, rising; where empty, each move gets an even beat grid of its own. */
  beats: number[];
}
