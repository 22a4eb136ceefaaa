import { parseProjectId } from "../contract/project-id.ts";
import type { CreateContext, CreateEvent, CreateStep } from "./flow.ts";

/** Whether a page was opened for a project that the flow neither has nor is fetching. */
export function opensAnotherProject(context: CreateContext, event: CreateEvent): boolean {
  if (event.type !== "OPEN" || isOfMusic(event.step) || event.projectID === undefined) return false;
  const id = canonicalProjectID(event.projectID);
  return id !== context.draft?.projectID && id !== context.resuming?.projectID;
}

/** Whether a step's page was opened for the flow's own project; an address without a project means this one. */
export function opensOwnProject(context: CreateContext, event: CreateEvent, step: CreateStep): boolean {
  if (event.type !== "OPEN" || event.step !== step || context.draft === undefined) return false;
  return event.projectID === undefined || canonicalProjectID(event.projectID) === context.draft.projectID;
}

/** Whether a step is before there is a project: only the browser has what belongs to it. */
export const isOfMusic = (step: CreateStep): boolean => step === "audio" || step === "trim";

/** Ids in one form, so that they can be compared; a text that is none stays for the server to refuse. */
export function canonicalProjectID(projectID: string): string {
  return parseProjectId(projectID) ?? projectID;
}
