import { buildTimeline, type ChoreographyDocument } from "@nataraj/sdk/choreography";
import { canReplanSegment, readStoredChoreography, writeChoreography } from "@nataraj/sdk/choreography/edit";
import { ApiError, parseDanceForm, type TempoCorrection } from "@nataraj/sdk/contract";
import type { JobRequest } from "../jobs/job.ts";
import type { AudioAnalysis, SongAnalysis } from "../music/analysis.ts";
import type { FoundLyrics } from "../music/lyrics/find-lyrics.ts";
import type { PlanningTask } from "../planning/planner.ts";
import type { LiveProject } from "../projects/project-row.ts";
import { addCorrection, readCorrections, summedCorrection } from "../projects/tempo-corrections.ts";
import type { GenerationSteps } from "./generation-steps.ts";
import { replaceSegment } from "./replace-segment.ts";

/** What a generation plans with. */
export interface ChoreographyInput {
  project: LiveProject;
  request: JobRequest;
  foundLyrics: FoundLyrics;
  /** As it was heard, before the user's corrections. */
  audioAnalysis: AudioAnalysis;
  steps: Pick<GenerationSteps, "planner" | "correctTempo">;
  signal: AbortSignal;
}

/**
 * Makes the stored choreography, as it is in the moment of storing, into the new one. `corrections` are what the project
 * is to keep where they have changed.
 * @throws {ApiError} choreography_conflict when what was planned no longer fits.
 */
export type ChoreographyChange = (stored: ChoreographyDocument) => {
  choreography: ChoreographyDocument;
  corrections?: readonly TempoCorrection[];
};

/** Plans the whole dance: for the first time, as another one, or to a tempo put right. */
export async function choreographDance(input: ChoreographyInput): Promise<ChoreographyChange> {
  const { project, request, steps, signal } = input;
  const earlier = readCorrections(project.tempo_corrections);
  const corrections = request.tempo ? addCorrection(earlier, request.tempo) : earlier;
  const task = taskOf(input, corrections);
  const stored = readStored(project.choreography);
  const isAnother = request.again && Object.keys(stored).length > 0;
  const plan = await steps.planner.plan(
    isAnother ? { ...task, current: buildTimeline(stored, project.duration) } : task,
    signal,
  );
  return () => ({ choreography: plan.choreography, corrections });
}

/** Plans one segment of the stored dance anew; what is changed elsewhere in it meanwhile stays. */
export async function choreographSegment(input: ChoreographyInput): Promise<ChoreographyChange> {
  const { project, request, steps, signal } = input;
  const segmentKey = request.section ?? "";
  const stored = readStored(project.choreography);
  if (!hasSteps(stored, segmentKey, project.duration)) throw new ApiError("invalid_request");
  const present = buildTimeline(stored, project.duration);
  const task = { ...taskOf(input, readCorrections(project.tempo_corrections)), current: present, segmentKey };
  const plan = await steps.planner.planSegment(task, signal);
  const before = segmentText(stored, segmentKey);
  return (current) => {
    if (segmentText(current, segmentKey) !== before) throw new ApiError("choreography_conflict");
    return { choreography: replaceSegment(current, segmentKey, plan) };
  };
}

/** Whether a segment of a document may be planned anew. */
export function hasSteps(document: ChoreographyDocument, segmentKey: string, duration: number): boolean {
  return canReplanSegment(document, buildTimeline(document, duration), segmentKey);
}

/** A stored choreography; empty where there is none yet, or none that can be read. */
export function readStored(text: string): ChoreographyDocument {
  return readStoredChoreography(text).document;
}

function taskOf(
  { project, request, foundLyrics, audioAnalysis, steps }: ChoreographyInput,
  corrections: readonly TempoCorrection[],
): PlanningTask {
  const tempoCorrection = summedCorrection(corrections);
  const analysis: SongAnalysis = {
    ...corrections.reduce(steps.correctTempo, audioAnalysis),
    lyrics: foundLyrics.lyrics,
    lyricsSource: foundLyrics.source,
    ...(tempoCorrection && { tempoCorrection }),
  };
  const seed = request.again ? `${project.id}:${project.version}` : project.id;
  return { analysis, styles: parseDanceForm(project.danceform), seed };
}

function segmentText(document: ChoreographyDocument, segmentKey: string): string {
  const segment = Object.hasOwn(document, segmentKey) ? document[segmentKey] : undefined;
  return segment ? writeChoreography({ [segmentKey]: segment }) : "";
}
