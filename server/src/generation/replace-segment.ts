import type { ChoreographyDocument } from "@nataraj/sdk/choreography";
import type { SegmentPlan } from "../planning/planner.ts";

/** The choreography with new steps in one segment, which has to be there; all else is kept: lyrics, beats, and what the
 * music does. */
export function replaceSegment(
  choreography: ChoreographyDocument,
  segmentKey: string,
  { steps, at, variants }: Pick<SegmentPlan, "steps" | "at" | "variants">,
): ChoreographyDocument {
  return Object.fromEntries(
    Object.entries(choreography).map(([key, segment]) => {
      if (key !== segmentKey) return [key, segment];
      // The old steps' variants are not those of the new ones.
      const { variants: _, ...others } = segment;
      return [key, { ...others, steps, at, ...(variants && { variants }) }];
    }),
  );
}
