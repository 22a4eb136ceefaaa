import type { ChoreographyDocument } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { Analysis } from "../music/analysis.ts";

/** What is to be planned. */
export interface PlanningTask {
  analysis: Analysis;
  /** At least one. */
  styles: readonly DanceStyle[];
  /** The same seed, analysis and styles give the same choreography. The project's id, as a rule. */
  seed: string;
}

/** A planned choreography and why it is so. */
export interface Plan {
  choreography: ChoreographyDocument;
  /** Which planner made each segment, by the segment's key. */
  plannedBy: Record<string, "built-in" | "language-model">;
  /** One line for each choice, for `--explain`. */
  explanation: string[];
}

/** Turns what was heard into a choreography. */
export interface Planner {
  plan(task: PlanningTask, signal?: AbortSignal): Promise<Plan>;
}
