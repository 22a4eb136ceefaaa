import { assign, fromPromise, setup } from "xstate";
import { writeChoreography } from "../choreography/writer.ts";
import { whileWanted } from "../client/while-wanted.ts";
import { isApiError } from "../contract/errors.ts";
import type { GenerationProgress, TempoCorrection } from "../contract/generation.ts";
import type { Project } from "../contract/projects.ts";
import { TEXTS } from "../contract/texts.ts";
import { type EditingContext, type EditingInput, isDirty, laidOut, newEditing, readStored } from "./editing-context.ts";
import { advance, type History, redo, undo } from "./history.ts";
import { joinGeneration, type RegeneratingInput, regenerate } from "./regenerating.ts";
import { type StepPlace, swapStep } from "./swap-step.ts";

export type EditingEvent =
  /** Opens the editor. */
  | { type: "EDIT" }
  /** Shuts it; nothing while there is something to save. */
  | { type: "CLOSE" }
  /** Shuts it and takes back what is not saved. */
  | { type: "DISCARD" }
  | { type: "CHOOSE"; place: StepPlace | undefined }
  | { type: "SWAP"; place: StepPlace; move: number }
  | { type: "UNDO" | "REDO" | "SAVE" }
  /** One section by its key, or a wholly new dance. What is not saved is saved first. */
  | { type: "REGENERATE"; section?: string }
  | { type: "CORRECT_TEMPO"; tempo: TempoCorrection }
  /** In a conflict: takes what is stored; the edit can be come back to by UNDO. */
  | { type: "RELOAD" }
  /** In a conflict: stores the edit over what was changed elsewhere. */
  | { type: "SAVE_OVER" }
  /** Leaves a conflict or a failure; the edit is still there. */
  | { type: "CANCEL" }
  /** After a failure. */
  | { type: "RETRY" }
  /** From the generation. */
  | { type: "PROGRESS"; progress: GenerationProgress };

type Saving = Pick<EditingContext, "client" | "projectID" | "version"> & { choreography: string };

const messageOf = (error: unknown) => (error instanceof Error && error.message) || TEXTS.project.fetchFailed;

const base = setup({
  types: {} as { context: EditingContext; input: EditingInput; events: EditingEvent },
  actors: {
    save: fromPromise<number, Saving>(({ input: { client, projectID, version, choreography }, signal }) =>
      whileWanted(client.saveChoreography(projectID, choreography, version), signal),
    ),
    fetch: fromPromise<Project, Pick<EditingContext, "client" | "projectID">>(({ input, signal }) =>
      whileWanted(input.client.fetchProject(input.projectID, { signal }), signal),
    ),
    regenerate: fromPromise<void, Parameters<typeof regenerate>[0]>(({ input, signal }) =>
      whileWanted(regenerate(input, signal), signal),
    ),
    join: fromPromise<void, RegeneratingInput>(({ input, signal }) =>
      whileWanted(joinGeneration(input, signal), signal),
    ),
  },
  guards: {
    isOwner: ({ context }) => context.isOwner,
    isJoining: ({ context }) => context.isOwner && context.progress !== undefined,
    isClean: ({ context }) => !isDirty(context),
    isDirty: ({ context }) => isDirty(context),
    isOpen: ({ context }) => context.isOpen,
    hasWish: ({ context }) => context.wish !== undefined,
    hasSection: ({ context }, section: string | undefined) =>
      section === undefined ||
      (Object.hasOwn(context.document, section) &&
        context.timeline.segments.some(({ key, steps }) => key === section && steps.length > 0)),
    isConflict: (_, error: unknown) => isApiError(error, "choreography_conflict"),
  },
  actions: {
    show: assign(({ context }, history: History) =>
      history.document === context.document ? {} : { ...history, ...laidOut(history.document, context.duration) },
    ),
    takeStored: assign(({ context }, project: Project) => {
      const document = readStored(project);
      const saved = writeChoreography(document);
      const isOther = saved !== writeChoreography(context.document);
      const history = isOther ? advance(context, document) : context;
      return {
        ...history,
        ...laidOut(history.document, context.duration),
        saved,
        version: project.version,
        chosen: keepPlace(context.chosen, document),
      };
    }),
    tell: assign((_, error: unknown) => ({ failure: messageOf(error) })),
    forget: assign({ wish: undefined, progress: undefined, failure: undefined }),
  },
});

/** A step that is still there stays chosen. */
function keepPlace(place: StepPlace | undefined, document: EditingContext["document"]): StepPlace | undefined {
  if (!place || !Object.hasOwn(document, place.section)) return undefined;
  return place.index < (document[place.section]?.steps.length ?? 0) ? place : undefined;
}

const saving = ({ context: { client, projectID, version, document } }: { context: EditingContext }): Saving => ({
  client,
  projectID,
  version,
  choreography: writeChoreography(document),
});

/** What has been done ends where it began. */
const back = [
  { guard: "isOpen", target: "#editing.editing", actions: "forget" },
  { target: "#editing.viewing", actions: "forget" },
] as const;

const failing = [
  {
    guard: { type: "isConflict", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "#editing.conflict",
  },
  {
    target: "#editing.failed",
    actions: { type: "tell", params: ({ event }: { event: { error: unknown } }) => event.error },
  },
] as const;

/**
 * Editing a project's dance, for its owner alone: `viewing`, `editing`, `saving`, `regenerating`, `conflict` (stored
 * elsewhere meanwhile) and `failed`. Steps are swapped at once and can be taken back, a generated dance too; nothing is
 * stored before SAVE, or REGENERATE and CORRECT_TEMPO, which save first. Opened while a generation runs, it joins it.
 * Every event is harmless in every state.
 */
export const editingMachine = base.createMachine({
  id: "editing",
  context: ({ input }) => newEditing(input),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "isJoining", target: "regenerating.joining" }, { target: "viewing" }] },
    viewing: {
      entry: assign({ isOpen: false, chosen: undefined }),
      on: { EDIT: { guard: "isOwner", target: "editing" } },
    },
    editing: {
      entry: assign({ isOpen: true }),
      on: {
        CLOSE: { guard: "isClean", target: "viewing" },
        DISCARD: {
          target: "viewing",
          actions: {
            type: "show",
            params: ({ context }) => {
              const stored = readStored({ choreography: context.saved });
              return { document: stored, past: [], future: [] };
            },
          },
        },
        CHOOSE: { actions: assign({ chosen: ({ event }) => event.place }) },
        SWAP: {
          actions: [
            {
              type: "show",
              params: ({ context, event }) => advance(context, swapStep(context.document, event.place, event.move)),
            },
            assign({ chosen: ({ context, event }) => keepPlace(event.place, context.document) }),
          ],
        },
        UNDO: { actions: { type: "show", params: ({ context }) => undo(context) } },
        REDO: { actions: { type: "show", params: ({ context }) => redo(context) } },
        SAVE: { guard: "isDirty", target: "saving" },
        REGENERATE: {
          guard: { type: "hasSection", params: ({ event }) => event.section },
          target: "preparing",
          actions: assign({ wish: ({ event: { section } }) => (section === undefined ? {} : { section }) }),
        },
        CORRECT_TEMPO: { target: "preparing", actions: assign({ wish: ({ event }) => ({ tempo: event.tempo }) }) },
      },
    },
    /** Passed through at once: the server works on what is stored. */
    preparing: { always: [{ guard: "isDirty", target: "saving" }, { target: "regenerating" }] },
    saving: {
      initial: "storing",
      states: {
        storing: {
          invoke: {
            src: "save",
            input: saving,
            onDone: [
              {
                guard: "hasWish",
                target: "#editing.regenerating",
                actions: assign(({ context, event }) => stored(context, event.output)),
              },
              { target: "#editing.editing", actions: assign(({ context, event }) => stored(context, event.output)) },
            ],
            onError: failing,
          },
        },
        /** Finds out which version is to be stored over. */
        overtaking: {
          invoke: {
            src: "fetch",
            input: ({ context }) => context,
            onDone: { target: "storing", actions: assign({ version: ({ event }) => event.output.version }) },
            onError: failing,
          },
        },
      },
    },
    regenerating: {
      initial: "asking",
      on: { PROGRESS: { actions: assign({ progress: ({ event }) => event.progress }) } },
      states: {
        asking: {
          entry: assign({ progress: { stage: "queued", progress: 0 } }),
          invoke: {
            src: "regenerate",
            input: ({ context: { client, projectID, wish }, self }) => ({
              client,
              projectID,
              wish: wish ?? {},
              onProgress: (progress) => self.send({ type: "PROGRESS", progress }),
            }),
            onDone: "fetching",
            onError: failing,
          },
        },
        joining: {
          invoke: {
            src: "join",
            input: ({ context: { client, projectID }, self }) => ({
              client,
              projectID,
              onProgress: (progress) => self.send({ type: "PROGRESS", progress }),
            }),
            onDone: "fetching",
            onError: failing,
          },
        },
        fetching: {
          invoke: {
            src: "fetch",
            input: ({ context }) => context,
            onDone: { target: "taken", actions: { type: "takeStored", params: ({ event }) => event.output } },
            onError: failing,
          },
        },
        taken: { always: back },
      },
    },
    conflict: {
      initial: "asking",
      states: {
        asking: {},
        reloading: {
          invoke: {
            src: "fetch",
            input: ({ context }) => context,
            onDone: {
              target: "reloaded",
              actions: { type: "takeStored", params: ({ event }) => event.output },
            },
            onError: failing,
          },
        },
        reloaded: { always: back },
      },
      on: { RELOAD: ".reloading", SAVE_OVER: "saving.overtaking", CANCEL: back },
    },
    failed: {
      on: {
        RETRY: [
          { guard: "hasWish", target: "preparing" },
          { guard: "isDirty", target: "saving" },
          { target: "regenerating.fetching" },
        ],
        CANCEL: back,
      },
    },
  },
});

function stored({ document }: EditingContext, version: number): Partial<EditingContext> {
  return { version, saved: writeChoreography(document) };
}
