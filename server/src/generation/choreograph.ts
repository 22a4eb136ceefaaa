import {
  buildTimeline,
  type ChoreographyDocument,
  canReplanSegment,
  readStoredChoreography,
  writeChoreography,
} from "@nataraj/sdk/choreography";
import { ApiError, parseDanceForm, type TempoCorrection } from "@nataraj/sdk/contract";
import type { JobRequest } from "../jobs/job.ts";
import type { Analysis, Listening } from "../music/analysis.ts";
import type { PlanningTask } from "../planning/planner.ts";
import type { LiveProject } from "../projects/project-row.ts";
import type { FoundLyrics, GenerationSteps } from "./generation-steps.ts";
import { replaceSection } from "./replace-section.ts";
import { addCorrection, readCorrections, summedCorrection } from "./tempo-corrections.ts";

/** What a generation plans with. */
export interface ChoreographyWork {
  project: LiveProject;
  request: JobRequest;
  found: FoundLyrics;
  /** As it was heard, before the user's corrections. */
  heard: Listening;
  steps: Pick<GenerationSteps, "planner" | "correctTempo">;
  signal: AbortSignal;
}

/**
 * Makes the stored choreography, as it is in the moment of storing, into the new one. `corrections` are what the project
 * is to keep where they have changed.
 * @throws {ApiError} choreography_conflict when what was planned no longer fits.
 */
export type Change = (stored: ChoreographyDocument) => {
  choreography: ChoreographyDocument;
  corrections?: readonly TempoCorrection[];
};

/** Plans the whole dance: for the first time, as another one, or to a tempo put right. */
export async function choreographAnew(work: ChoreographyWork): Promise<Change> {
  const { project, request, steps, signal } = work;
  const earlier = readCorrections(project.tempo_corrections);
  const corrections = request.tempo ? addCorrection(earlier, request.tempo) : earlier;
  const task = taskOf(work, corrections);
  const stored = readStored(project.choreography);
  const isAnother = request.again && Object.keys(stored).length > 0;
  const plan = await steps.planner.plan(
    isAnother ? { ...task, present: buildTimeline(stored, project.duration) } : task,
    signal,
  );
  return () => ({ choreography: plan.choreography, corrections });
}

/** Plans one segment of the stored dance anew; what is changed elsewhere in it meanwhile stays. */
export async function choreographSection(work: ChoreographyWork): Promise<Change> {
  const { project, request, steps, signal } = work;
  const section = request.section ?? "";
  const stored = readStored(project.choreography);
  if (!hasSteps(stored, section, project.duration)) throw new ApiError("invalid_request");
  const present = buildTimeline(stored, project.duration);
  const task = { ...taskOf(work, readCorrections(project.tempo_corrections)), present, section };
  const plan = await steps.planner.planSection(task, signal);
  const before = segmentText(stored, section);
  return (current) => {
    if (segmentText(current, section) !== before) throw new ApiError("choreography_conflict");
    return { choreography: replaceSection(current, section, plan) };
  };
}

/** Whether a segment of a document may be planned anew. */
export function hasSteps(document: ChoreographyDocument, section: string, duration: number): boolean {
  return canReplanSegment(document, buildTimeline(document, duration), section);
}

/** A stored choreography; empty where there is none yet, or none that can be read. */
export function readStored(text: string): ChoreographyDocument {
  return readStoredChoreography(text).document;
}

function taskOf(
  { project, request, found, heard, steps }: ChoreographyWork,
  corrections: readonly TempoCorrection[],
): PlanningTask {
  const tempoCorrection = summedCorrection(corrections);
  const analysis: Analysis = {
    ...corrections.reduce(steps.correctTempo, heard),
    lyrics: found.lyrics,
    lyricsSource: found.source,
    ...(tempoCorrection && { tempoCorrection }),
  };
  const seed = request.again ? `${project.id}:${project.version}` : project.id;
  return { analysis, styles: parseDanceForm(project.danceform), seed };
}

function segmentText(document: ChoreographyDocument, section: string): string {
  const segment = Object.hasOwn(document, section) ? document[section] : undefined;
  return segment ? writeChoreography({ [section]: segment }) : "";
}
