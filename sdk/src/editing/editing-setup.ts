import { assign, setup } from "xstate";
import { canReplanSegment } from "../choreography/can-replan-segment.ts";
import type { LyricsCorrection } from "../choreography/correct-lyrics.ts";
import { writeChoreography } from "../choreography/writer.ts";
import { declareCall } from "../client/call-actor.ts";
import { isApiError } from "../contract/errors.ts";
import type { GenerationProgress } from "../contract/generation.ts";
import type { Project } from "../contract/projects.ts";
import type { TempoCorrection } from "../contract/tempo-correction.ts";
import { CANCEL_DELAY_MS } from "../create/generation.ts";
import {
  derivedView,
  type EditingContext,
  type EditingInput,
  isDirty,
  type NewDanceRequest,
  readStored,
} from "./editing-context.ts";
import { advance, type History } from "./history.ts";
import type { RegenerationInput } from "./regenerating.ts";
import type { StepEdge } from "./retime-step.ts";
import { isInDoubt, isPassing, messageOf } from "./save-failure.ts";
import type { StepPosition } from "./swap-step.ts";

/** What {@link editingMachine} can be told. */
export type EditingEvent =
  /** Opens the editor. */
  | { type: "EDIT" }
  /** Closes the editor. Saving goes on where it is not done. */
  | { type: "CLOSE" }
  | { type: "CHOOSE"; place: StepPosition | undefined }
  | { type: "SWAP"; place: StepPosition; move: number }
  /** Moves a step, or one of its ends, by a number of beats. */
  | { type: "RETIME"; place: StepPosition; edge: StepEdge; beats: number }
  /** Another way of doing a step: a name of its move's variants, or "" as written. */
  | { type: "SET_VARIANT"; place: StepPosition; variant: string }
  /** The energy (0 to 1) at a beat of the timeline; what lies around it goes along. */
  | { type: "BEND_ENERGY"; beat: number; energy: number }
  | { type: "UNDO" | "REDO" }
  | { type: "CORRECT_LYRICS"; correction: LyricsCorrection }
  /** Looks for the words again: lines that the person brings ("" where they are to be heard), in a language or any (""). */
  | { type: "FIND_WORDS"; request: { lyrics: string; language: string } }
  /** One segment by its key, or a wholly new dance. Unsaved edits are saved first. */
  | { type: "REGENERATE"; segmentKey?: string }
  | { type: "CORRECT_TEMPO"; tempo: TempoCorrection }
  /** Saves at once what would be saved in a moment, or is to be tried again later. */
  | { type: "SAVE_NOW" }
  /** In a conflict: takes what is stored; the edit can be come back to by UNDO. */
  | { type: "RELOAD" }
  /** In a conflict: stores the edit over what was changed elsewhere. */
  | { type: "SAVE_OVER" }
  /** Leaves a conflict or a failure, or ends the generation; the edit is still there. */
  | { type: "CANCEL" }
  /** After a failure. */
  | { type: "RETRY" }
  /** From the generation. */
  | { type: "PROGRESSED"; progress: GenerationProgress }
  /** From the saving, to who waits for it. */
  | { type: "SAVE_FAILED" };

/** What is sent to be saved. */
export type Saving = Pick<EditingContext, "projectID" | "version" | "tempoCorrections"> & { choreography: string };
/** How long after a change it is saved, so that a few quick ones are saved together; milliseconds. */
export const SAVE_DELAY_MS = 600;
/** How long until a failed save is tried again: longer each time, up to the second; milliseconds. */
export const SAVE_RETRY_MS = [2_000, 30_000] as const;

/** More texts without an answer than a connection that comes and goes leaves. */
const MOST_UNANSWERED = 8;

/** The text that was sent last. */
const lastSent = ({ unanswered }: EditingContext) => unanswered.at(-1) ?? "";

/** What the states of the editor are made of. */
export const editingSetup = setup({
  types: {} as { context: EditingContext; input: EditingInput; events: EditingEvent },
  actors: {
    save: declareCall<number, Saving>(),
    fetchProject: declareCall<Project, string>(),
    regenerate: declareCall<void, RegenerationInput & { newDance: NewDanceRequest }>(),
    cancelGeneration: declareCall<void, string>(),
    joinGeneration: declareCall<void, RegenerationInput>(),
  },
  delays: {
    cancelDelay: CANCEL_DELAY_MS,
    saveDelay: SAVE_DELAY_MS,
    retryDelay: ({ context: { failedSaves } }) =>
      Math.min(SAVE_RETRY_MS[1], SAVE_RETRY_MS[0] * 2 ** Math.max(0, failedSaves - 1)),
  },
  guards: {
    isOwner: ({ context }) => context.isOwner,
    isJoining: ({ context }) => context.isOwner && context.progress !== undefined,
    isClean: ({ context }) => !isDirty(context),
    isDirty: ({ context }) => context.isOwner && isDirty(context),
    isOpen: ({ context }) => context.isOpen,
    hasNewDance: ({ context }) => context.newDance !== undefined,
    hasSegment: ({ context: { document, timeline } }, segmentKey: string | undefined) =>
      segmentKey === undefined || canReplanSegment(document, timeline, segmentKey),
    isConflict: (_, error: unknown) => isApiError(error, "choreography_conflict"),
    isPassing: (_, error: unknown) => isPassing(error),
    wasCancelled: (_, error: unknown) => isApiError(error, "generation_cancelled"),
    /** Whether the stored text was sent by this page, and only the answer was lost. */
    isOwnText: ({ context }, project: Project) => context.unanswered.includes(writeChoreography(readStored(project))),
  },
  actions: {
    show: assign(({ context }, history: History) =>
      history.document === context.document ? {} : { ...history, ...derivedView(history.document, context.duration) },
    ),
    takeStored: assign(({ context }, project: Project) => {
      const document = readStored(project);
      const saved = writeChoreography(document);
      const isOther = saved !== writeChoreography(context.document);
      const { tempoCorrections } = project;
      const taken = isOther && {
        ...advance(context, document, tempoCorrections),
        ...derivedView(document, context.duration),
      };
      return {
        ...(taken || { tempoCorrections }),
        ...noneFailed,
        saved,
        version: project.version,
        words: project.words,
        chosen: positionIfPresent(context.chosen, document),
      };
    }),
    notify: assign((_, error: unknown) => ({ failure: messageOf(error) })),
    tellSaveFailure: assign(({ context }) => ({ failure: context.saveFailure })),
    forget: assign({ newDance: undefined, progress: undefined, failure: undefined }),
    /** Keeps the edit where a reload finds it, as long as the server has not taken it. */
    keep: () => {},
    send: assign(({ context: { document, unanswered } }) => {
      const text = writeChoreography(document);
      return { unanswered: [...unanswered.filter((other) => other !== text), text].slice(-MOST_UNANSWERED) };
    }),
    noteSaved: assign(({ context }, version: number) => ({ ...noneFailed, saved: lastSent(context), version })),
    /** Notes that the stored text was sent by this page. */
    noteStored: assign((_, project: Project) => ({
      ...noneFailed,
      saved: writeChoreography(readStored(project)),
      version: project.version,
    })),
    noteSaveFailure: assign(({ context }, error: unknown) => ({
      failedSaves: context.failedSaves + 1,
      saveFailure: messageOf(error),
    })),
    /** A text that was refused is not stored. A text without an answer may be. */
    forgetRefused: assign(({ context: { unanswered } }, error: unknown) => ({
      unanswered: isInDoubt(error) ? unanswered : unanswered.slice(0, -1),
    })),
    noteConflict: assign({ unanswered: [], saveFailure: undefined }),
    noteVersion: assign((_, project: Project) => ({ version: project.version })),
  },
});

const noneFailed = { unanswered: [], failedSaves: 0, saveFailure: undefined } satisfies Partial<EditingContext>;

/** A step that is still there stays chosen. */
export function positionIfPresent(
  place: StepPosition | undefined,
  document: EditingContext["document"],
): StepPosition | undefined {
  if (!place || !Object.hasOwn(document, place.segmentKey)) return undefined;
  return place.index < (document[place.segmentKey]?.steps.length ?? 0) ? place : undefined;
}

/** Params of an action or a guard: what an invoked call rejected with. */
export const rejection = ({ event }: { event: { error: unknown } }) => event.error;
/** Params of an action or a guard: the project that was fetched. */
export const fetched = ({ event }: { event: { output: Project } }) => event.output;
