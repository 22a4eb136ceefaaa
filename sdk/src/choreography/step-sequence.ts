import { isMoveNumber } from "../contract/moves.ts";
import type { ChoreographyDocument } from "./document.ts";

/** What is danced where a document names no step at all. */
export const DEFAULT_STEPS: readonly number[] = [1, 2, 3, 5];

/** The default step sequence. */
export const DEFAULT_STEP_SEQUENCE = DEFAULT_STEPS.join("_");

/** The steps of all segments joined with '_', as the avatar engine is told them; 1_2_3_5 where there are none. */
export function stepSequence(document: ChoreographyDocument): string {
  return (
    Object.values(document)
      .flatMap((segment) => segment.steps)
      .join("_") || DEFAULT_STEP_SEQUENCE
  );
}

/** The steps of a sequence; what is no step number is left out. */
export function parseStepSequence(sequence: string): number[] {
  return sequence.split("_").map(Number).filter(isMoveNumber);
}
