import type { ProjectSummary } from "@nataraj/sdk/contract";

/** Where a project opens: its page, or for a draft the step of the create flow that it has reached. */
export function projectPath({ projectID, checkpoint }: Pick<ProjectSummary, "projectID" | "checkpoint">): string {
  if (checkpoint === 1) return `/selectdanceform?project=${projectID}`;
  if (checkpoint === 2) return `/customiseavatar?project=${projectID}`;
  return `/project/${projectID}`;
}
