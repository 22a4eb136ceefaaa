import type { ChoreographyDocument } from "@nataraj/sdk/choreography";
import type { SegmentPlan } from "../planning/planner.ts";

/** The choreography with new steps in one segment, which has to be there; all else, lyrics and beats too, is kept. */
export function replaceSegment(
  choreography: ChoreographyDocument,
  segmentKey: string,
  { steps, at }: Pick<SegmentPlan, "steps" | "at">,
): ChoreographyDocument {
  return Object.fromEntries(
    Object.entries(choreography).map(([key, segment]) => [
      key,
      key === segmentKey ? { ...segment, steps, at } : segment,
    ]),
  );
}
