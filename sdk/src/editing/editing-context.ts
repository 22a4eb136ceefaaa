import { buildTimeline } from "../choreography/build-timeline.ts";
import type { ChoreographyDocument } from "../choreography/document.ts";
import { readStoredChoreography } from "../choreography/reader.ts";
import { stepSequence } from "../choreography/step-sequence.ts";
import type { Timeline } from "../choreography/timeline.ts";
import { writeChoreography } from "../choreography/writer.ts";
import type { NatarajClient } from "../client/client.ts";
import type { GenerationProgress, RegenerateRequest } from "../contract/generation.ts";
import type { Project } from "../contract/projects.ts";
import { beginHistory, type History } from "./history.ts";
import type { StepPlace } from "./swap-step.ts";

export type EditingClient = Pick<NatarajClient, "fetchProject" | "saveChoreography" | "regenerate" | "generation">;

export interface EditingInput {
  client: EditingClient;
  /** With its choreography. */
  project: Project;
  /** Who is here; undefined for a visitor. Only the owner may edit. */
  uid: string | undefined;
}

/** What a new dance is asked for with: one section, another tempo, or neither for a wholly new one. */
export type Wish = Pick<RegenerateRequest, "section" | "tempo">;

/** Everything that the editor knows. */
export interface EditingContext extends History {
  readonly client: EditingClient;
  readonly projectID: string;
  /** Seconds. */
  readonly duration: number;
  readonly isOwner: boolean;
  /** The stored version that the edit is based on. */
  version: number;
  /** The text of what is stored. */
  saved: string;
  /** The document over the song. */
  timeline: Timeline;
  /** The document's step sequence, as in 1_2_3_5. */
  sequence: string;
  /** The step that is worked on. */
  chosen: StepPlace | undefined;
  /** What is being generated, or is to be as soon as the edit is saved. */
  wish: Wish | undefined;
  progress: GenerationProgress | undefined;
  /** The sentence for the person, in `failed`. */
  failure: string | undefined;
  /** Whether the editor was open before what is being done. */
  isOpen: boolean;
}

/** An editor before anything has happened. */
export function newEditing({ client, project, uid }: EditingInput): EditingContext {
  const { projectID, duration, owner, version } = project;
  const document = readStored(project);
  return {
    client,
    projectID,
    duration,
    isOwner: uid !== undefined && uid === owner,
    version,
    saved: writeChoreography(document),
    ...beginHistory(document),
    ...laidOut(document, duration),
    chosen: undefined,
    wish: undefined,
    // A dance that is being generated already is joined.
    progress: project.generating ? { stage: "queued", progress: 0 } : undefined,
    failure: undefined,
    isOpen: false,
  };
}

/** The document of a fetched project; an empty one where it cannot be read. */
export function readStored({ choreography }: Pick<Project, "choreography">): ChoreographyDocument {
  return readStoredChoreography(choreography).document;
}

/** What is shown of a document. */
export function laidOut(
  document: ChoreographyDocument,
  duration: number,
): Pick<EditingContext, "timeline" | "sequence"> {
  return { timeline: buildTimeline(document, duration), sequence: stepSequence(document) };
}

/** Whether there is something to save. */
export function isDirty({ document, saved }: Pick<EditingContext, "document" | "saved">): boolean {
  return writeChoreography(document) !== saved;
}
