import { buildTimeline } from "../choreography/build-timeline.ts";
import type { ChoreographyDocument } from "../choreography/document.ts";
import { readStoredChoreography } from "../choreography/read-stored.ts";
import { readChoreography } from "../choreography/reader.ts";
import { stepSequence } from "../choreography/step-sequence.ts";
import type { Timeline } from "../choreography/timeline.ts";
import type { Project } from "../contract/projects.ts";

/** What a player plays: a song, and the dance over it. */
export interface Playable {
  /** Address of the song. */
  song: string;
  /** The specification's step sequence, as in 1_2_3_5. */
  sequence: string;
  timeline: Timeline;
}

type PlayedProject = Pick<Project, "song" | "choreography" | "duration">;

/**
 * The playable of a fetched project.
 * @throws {ChoreographyError} when its choreography cannot be read.
 */
export function playableOf(project: PlayedProject): Playable {
  return toPlayable(project, readChoreography(project.choreography).document);
}

/** The playable of a fetched project; where its choreography cannot be read, with the default steps. */
export function openPlayable(project: PlayedProject): { playable: Playable; unreadable: boolean } {
  const { document, isReadable } = readStoredChoreography(project.choreography);
  return { playable: toPlayable(project, document), unreadable: !isReadable };
}

function toPlayable({ song, duration }: PlayedProject, document: ChoreographyDocument): Playable {
  return { song, sequence: stepSequence(document), timeline: buildTimeline(document, duration) };
}
