import type { ChoreographyDocument, Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { SongAnalysis } from "../music/analysis.ts";

/** What is to be planned. */
export interface PlanningTask {
  analysis: SongAnalysis;
  /** At least one. */
  styles: readonly DanceStyle[];
  /** The same seed, analysis and styles give the same choreography. The project's id, as a rule. */
  seed: string;
  /** The current dance, if the new one is to differ from it. */
  current?: Timeline;
}

/** A planned choreography with its reasons. */
export interface Plan {
  choreography: ChoreographyDocument;
  /** Which planner made each segment, by the segment's key. */
  plannedBy: Record<string, "built-in" | "language-model">;
  /** One line for each choice, for `--explain`. */
  explanation: string[];
}

/** A task to plan one segment of a dance again; the rest stays as it is. */
export interface SegmentTask extends PlanningTask {
  current: Timeline;
  /** Key of the segment; at least one step of `current` begins in it. */
  segmentKey: string;
}

/** The new steps of one segment. They take up exactly the time of the old ones. */
export interface SegmentPlan {
  /** Move numbers, never the same sequence as before. */
  steps: number[];
  /** The start of each step in seconds. */
  at: number[];
  /** How each step is done, as in a document; missing where all are done as written. */
  variants?: string[];
  /** One line for each choice, for `--explain`. */
  explanation: string[];
}

/** Makes a choreography from a song analysis. */
export interface Planner {
  plan(task: PlanningTask, signal?: AbortSignal): Promise<Plan>;
  /** @throws {RangeError} when no step begins in the segment. */
  planSegment(task: SegmentTask, signal?: AbortSignal): Promise<SegmentPlan>;
}
