import { buildTimeline } from "../choreography/build-timeline.ts";
import { readChoreography } from "../choreography/reader.ts";
import { stepSequence } from "../choreography/step-sequence.ts";
import type { Timeline } from "../choreography/timeline.ts";
import type { Project } from "../contract/projects.ts";

/** What a player plays: a song, and the dance over it. */
export interface Piece {
  /** Address of the song. */
  song: string;
  /** The specification's step sequence, as in 1_2_3_5. */
  sequence: string;
  timeline: Timeline;
}

/**
 * The piece of a fetched project.
 * @throws {ChoreographyError} when its choreography cannot be read.
 */
export function pieceOf(project: Pick<Project, "song" | "choreography" | "duration">): Piece {
  const { document } = readChoreography(project.choreography);
  return {
    song: project.song,
    sequence: stepSequence(document),
    timeline: buildTimeline(document, project.duration),
  };
}
