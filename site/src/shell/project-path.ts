import { type ProjectSummary, shareableProjectId } from "@nataraj/sdk/contract";

/** Where a project opens: its page, or for a draft the step of the create flow that it has reached. */
export function projectPath({ projectID, checkpoint }: Pick<ProjectSummary, "projectID" | "checkpoint">): string {
  if (checkpoint === 1) return `/selectdanceform?project=${projectID}`;
  if (checkpoint === 2) return `/customiseavatar?project=${projectID}`;
  return `/project/${projectID}`;
}

/** The address of a project's page for others, with the origin of this site. */
export function shareLink(projectID: string, origin: string = window.location.origin): string {
  return `${origin}/project/${shareableProjectId(projectID)}`;
}
