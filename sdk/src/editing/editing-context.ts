import { buildTimeline } from "../choreography/build-timeline.ts";
import type { ChoreographyDocument } from "../choreography/document.ts";
import { readStoredChoreography } from "../choreography/read-stored.ts";
import { stepSequence } from "../choreography/step-sequence.ts";
import type { Timeline } from "../choreography/timeline.ts";
import { writeChoreography } from "../choreography/writer.ts";
import type { NatarajClient } from "../client/client.ts";
import type { GenerationProgress } from "../contract/generation.ts";
import type { RegenerateRequest } from "../contract/generation-requests.ts";
import type { Project } from "../contract/projects.ts";
import { advance, beginHistory, type History } from "./history.ts";
import type { StepPosition } from "./swap-step.ts";
import type { UnsavedEdit } from "./unsaved-edit.ts";

/** The calls that {@link provideEditing} needs. */
export type EditingClient = Pick<
  NatarajClient,
  "fetchProject" | "saveChoreography" | "regenerate" | "generation" | "cancelGeneration"
>;

/** What {@link editingMachine} begins with. */
export interface EditingInput {
  /** With its choreography. */
  project: Project;
  /** Who is here; undefined for a visitor. Only the owner may edit. */
  uid: string | undefined;
  /** What was kept of an edit that the server has not taken yet. */
  kept?: UnsavedEdit | undefined;
  /** The project's dance as it is played, where that is known already. */
  shown?: Pick<EditingContext, "timeline" | "sequence"> | undefined;
}

/**
 * What a new dance is asked for with: one segment, another tempo, or neither for a wholly new one. With lyrics or a
 * language the dance stays, and its words are looked for again.
 */
export type NewDanceRequest = Pick<RegenerateRequest, "section" | "tempo" | "lyrics" | "language">;

/** Everything that the editor knows. */
export interface EditingContext extends History {
  readonly projectID: string;
  readonly uid: string | undefined;
  /** Seconds. */
  readonly duration: number;
  readonly isOwner: boolean;
  /** The stored version that the edit is based on. */
  version: number;
  /** The text of what is stored. */
  saved: string;
  /** Texts that were sent to be saved and not answered yet, the latest last: one of them may be stored by now. */
  unanswered: readonly string[];
  /** Tries to save that failed since the last that did not. */
  failedSaves: number;
  /** Why the last try to save failed: the sentence for the person. */
  saveFailure: string | undefined;
  /** The document over the song. */
  timeline: Timeline;
  /** The document's step sequence, as in 1_2_3_5. */
  sequence: string;
  /** The step that is worked on. */
  chosen: StepPosition | undefined;
  /** What is being generated, or is to be as soon as the edit is saved. */
  newDance: NewDanceRequest | undefined;
  progress: GenerationProgress | undefined;
  /** The sentence for the person: in `failed`, and in `regenerating` where it could not be cancelled. */
  failure: string | undefined;
  /** Where the words are from. */
  words: Project["words"];
  /** Whether the editor was open before what is being done. */
  isOpen: boolean;
}

/** An editor before anything has happened; an edit that was kept from before is taken up again. */
export function initialEditingContext({ project, uid, kept: unsaved, shown }: EditingInput): EditingContext {
  const { projectID, duration, owner, version } = project;
  const stored = readStored(project);
  const isOwner = uid !== undefined && uid === owner;
  const saved = writeChoreography(stored);
  const kept = isOwner ? keptEdit(unsaved, saved) : undefined;
  const opened = beginHistory(stored, project.tempoCorrections);
  const history = kept ? advance(opened, kept.document, kept.tempoCorrections) : opened;
  return {
    projectID,
    uid,
    duration,
    isOwner,
    // The version of the kept edit: where another is stored by now, saving finds out.
    version: kept?.version ?? version,
    unanswered: kept?.unanswered ?? [],
    saved,
    failedSaves: 0,
    saveFailure: undefined,
    ...history,
    ...((!kept && shown) || derivedView(history.document, duration)),
    chosen: undefined,
    newDance: undefined,
    // A dance that is being generated already is joined.
    progress: project.generating ? { stage: "queued", progress: 0 } : undefined,
    failure: undefined,
    words: project.words,
    isOpen: false,
  };
}

/** The edit that was kept from before; undefined where there is none, or the server has it by now. */
function keptEdit(edit: UnsavedEdit | undefined, saved: string) {
  if (!edit) return undefined;
  const document = readStored(edit);
  const isEmpty = Object.keys(document).length === 0;
  return isEmpty || writeChoreography(document) === saved ? undefined : { ...edit, document };
}

/** The document of a stored text; an empty one where it cannot be read. */
export function readStored({ choreography }: Pick<Project, "choreography">): ChoreographyDocument {
  return readStoredChoreography(choreography).document;
}

/** What is shown of a document. */
export function derivedView(
  document: ChoreographyDocument,
  duration: number,
): Pick<EditingContext, "timeline" | "sequence"> {
  return { timeline: buildTimeline(document, duration), sequence: stepSequence(document) };
}

type SavedOrNot = Pick<EditingContext, "document" | "saved" | "unanswered">;

/** Whether the server is not known to have what is shown. */
export function isDirty({ document, saved, unanswered }: SavedOrNot): boolean {
  return unanswered.length > 0 || writeChoreography(document) !== saved;
}

/** What is to be kept of an edit; undefined where the server has it. */
export function unsavedEdit(
  context: SavedOrNot & Pick<EditingContext, "version" | "tempoCorrections">,
): UnsavedEdit | undefined {
  if (!isDirty(context)) return undefined;
  const { document, version, unanswered, tempoCorrections } = context;
  const choreography = writeChoreography(document);
  return { choreography, version, unanswered, ...(tempoCorrections && { tempoCorrections }) };
}
