import type { ChoreographyDocument } from "@nataraj/sdk/choreography";
import type { SectionPlan } from "../planning/planner.ts";

/** The choreography with new steps in one segment, which has to be there; all else, lyrics and beats too, is kept. */
export function replaceSection(
  choreography: ChoreographyDocument,
  section: string,
  { steps, at }: Pick<SectionPlan, "steps" | "at">,
): ChoreographyDocument {
  return Object.fromEntries(
    Object.entries(choreography).map(([key, segment]) => [key, key === section ? { ...segment, steps, at } : segment]),
  );
}
