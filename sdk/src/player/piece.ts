import { buildTimeline } from "../choreography/build-timeline.ts";
import type { ChoreographyDocument } from "../choreography/document.ts";
import { readChoreography, readStoredChoreography } from "../choreography/reader.ts";
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

type PlayedProject = Pick<Project, "song" | "choreography" | "duration">;

/**
 * The piece of a fetched project.
 * @throws {ChoreographyError} when its choreography cannot be read.
 */
export function pieceOf(project: PlayedProject): Piece {
  return pieceFrom(project, readChoreography(project.choreography).document);
}

/** The piece of a fetched project; where its choreography cannot be read, with the default steps. */
export function openPiece(project: PlayedProject): { piece: Piece; unreadable: boolean } {
  const { document, isReadable } = readStoredChoreography(project.choreography);
  return { piece: pieceFrom(project, document), unreadable: !isReadable };
}

function pieceFrom({ song, duration }: PlayedProject, document: ChoreographyDocument): Piece {
  return { song, sequence: stepSequence(document), timeline: buildTimeline(document, duration) };
}
