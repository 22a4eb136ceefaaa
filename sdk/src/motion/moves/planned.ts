import type { DanceStyle } from "../../contract/styles.ts";

/** What is settled about a move before its text is written: the planner can count on it. */
export interface PlannedMove {
  number: number;
  beats: number;
  energy: number;
  styles: readonly DanceStyle[];
  words: readonly string[];
  note: string;
  acrobatic?: boolean;
  quick?: boolean;
  held?: boolean;
}

/** Moves without a file of their own yet, and what they will be. An entry goes when its move arrives. */
export const PLANNED_MOVES: readonly PlannedMove[] = [];
