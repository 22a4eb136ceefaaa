import { assign, raise } from "xstate";
import { correctLyrics } from "../choreography/correct-lyrics.ts";
import { callActor } from "../client/call-actor.ts";
import { bendEnergy } from "./bend-energy.ts";
import { type EditingClient, initialEditingContext, unsavedEdit } from "./editing-context.ts";
import { editingSetup, fetched, positionIfPresent, rejection } from "./editing-setup.ts";
import { advance, redo, undo } from "./history.ts";
import { joinGeneration, regenerate } from "./regenerating.ts";
import { retimeStep } from "./retime-step.ts";
import { savingStates } from "./saving-states.ts";
import { setVariant } from "./set-variant.ts";
import { swapStep } from "./swap-step.ts";
import type { UnsavedEdits } from "./unsaved-edit.ts";

/** The end of a piece of work leads back to the mode in which it began. */
const returnTo = [
  { guard: "isOpen", target: "#editing.mode.editing", actions: "forget" },
  { target: "#editing.mode.viewing", actions: "forget" },
] as const;
const onGenerationFailure = [
  { guard: { type: "wasCancelled", params: rejection }, target: "#editing.mode.cancelled" },
  { target: "#editing.mode.failed", actions: { type: "notify", params: rejection } },
] as const;

/** While a generation runs it can be cancelled; its own answer says how it ended. */
const cancellable = editingSetup.createStateConfig({
  initial: "running",
  states: {
    running: { on: { CANCEL: "cancelling" } },
    cancelling: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: "cancelGeneration",
        input: ({ context }) => context.projectID,
        onDone: "ending",
        onError: { target: "running", actions: { type: "notify", params: rejection } },
      },
    },
    /** One that was only about to begin goes on. */
    ending: { after: { cancelDelay: "running" } },
  },
});
const onFailure = { target: "#editing.mode.failed", actions: { type: "notify", params: rejection } } as const;

/**
 * Editing a project's dance, for its owner alone. Two things go on beside each other. `mode`: `viewing`, `editing`,
 * `preparing` and `regenerating` (a new dance is made) and `failed`. `saving`: see {@link savingStates}; everything saves
 * itself. Steps are swapped at once and can be taken back, a generated dance too. Opened while a generation runs, it
 * joins it; opened with an edit that was kept, it saves that. Every event is harmless in every state.
 */
export const editingMachine = editingSetup.createMachine({
  id: "editing",
  type: "parallel",
  context: ({ input }) => initialEditingContext(input),
  states: {
    saving: savingStates,
    mode: {
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
            CLOSE: { target: "viewing", actions: raise({ type: "SAVE_NOW" }) },
            CHOOSE: { actions: assign({ chosen: ({ event }) => event.place }) },
            SWAP: {
              actions: [
                {
                  type: "show",
                  params: ({ context, event }) => advance(context, swapStep(context.document, event.place, event.move)),
                },
                assign({ chosen: ({ context, event }) => positionIfPresent(event.place, context.document) }),
                "keep",
              ],
            },
            RETIME: {
              actions: [
                assign({ chosen: ({ context, event }) => retimeStep(context.document, context.duration, event).place }),
                {
                  type: "show",
                  params: ({ context, event }) =>
                    advance(context, retimeStep(context.document, context.duration, event).document),
                },
                "keep",
              ],
            },
            SET_VARIANT: {
              actions: [
                {
                  type: "show",
                  params: ({ context, event }) =>
                    advance(context, setVariant(context.document, event.place, event.variant)),
                },
                "keep",
              ],
            },
            BEND_ENERGY: {
              actions: [
                {
                  type: "show",
                  params: ({ context, event }) =>
                    advance(context, bendEnergy(context.document, context.timeline, event.beat, event.energy)),
                },
                "keep",
              ],
            },
            CORRECT_LYRICS: {
              actions: [
                {
                  type: "show",
                  params: ({ context, event }) =>
                    advance(context, correctLyrics(context.document, event.correction, context.duration).document),
                },
                // Steps may have come into another segment.
                assign({ chosen: undefined }),
                "keep",
              ],
            },
            FIND_WORDS: { target: "preparing", actions: assign({ newDance: ({ event }) => event.request }) },
            UNDO: { actions: [{ type: "show", params: ({ context }) => undo(context) }, "keep"] },
            REDO: { actions: [{ type: "show", params: ({ context }) => redo(context) }, "keep"] },
            REGENERATE: {
              guard: { type: "hasSegment", params: ({ event }) => event.segmentKey },
              target: "preparing",
              actions: assign({
                newDance: ({ event: { segmentKey: section } }) => (section === undefined ? {} : { section }),
              }),
            },
            CORRECT_TEMPO: {
              target: "preparing",
              actions: assign({ newDance: ({ event }) => ({ tempo: event.tempo }) }),
            },
          },
        },
        /** The server works on what is stored: what is not saved is saved first. */
        preparing: {
          entry: raise({ type: "SAVE_NOW" }),
          always: { guard: "isClean", target: "regenerating" },
          on: { SAVE_FAILED: { target: "failed", actions: "tellSaveFailure" }, RELOAD: returnTo, CANCEL: returnTo },
        },
        regenerating: {
          initial: "asking",
          on: { PROGRESSED: { actions: assign({ progress: ({ event }) => event.progress }) } },
          states: {
            asking: {
              entry: assign({ progress: { stage: "queued", progress: 0 } }),
              invoke: {
                src: "regenerate",
                input: ({ context: { projectID, newDance }, self }) => ({
                  projectID,
                  newDance: newDance ?? {},
                  onProgress: (progress) => self.send({ type: "PROGRESSED", progress }),
                }),
                onDone: "fetching",
                onError: onGenerationFailure,
              },
              ...cancellable,
            },
            joining: {
              invoke: {
                src: "joinGeneration",
                input: ({ context: { projectID }, self }) => ({
                  projectID,
                  onProgress: (progress) => self.send({ type: "PROGRESSED", progress }),
                }),
                onDone: "fetching",
                onError: onGenerationFailure,
              },
              ...cancellable,
            },
            fetching: {
              // The dance is made: another try fetches it, and makes no second one.
              entry: assign({ newDance: undefined }),
              invoke: {
                src: "fetchProject",
                input: ({ context }) => context.projectID,
                onDone: [
                  { guard: "isClean", target: "taken", actions: [{ type: "takeStored", params: fetched }, "keep"] },
                  // An edit that waits to be saved is not given up for it: saving meets the other one and asks.
                  { target: "taken" },
                ],
                onError: onFailure,
              },
            },
            taken: { always: returnTo },
          },
        },
        cancelled: { always: returnTo },
        failed: {
          on: {
            RETRY: [{ guard: "hasNewDance", target: "preparing" }, { target: "regenerating.fetching" }],
            CANCEL: returnTo,
          },
        },
      },
    },
  },
});

/**
 * {@link editingMachine} with its calls.
 * @param unsavedEdits Keeps what is not saved yet over a reload; without it, it is kept in the page alone.
 */
export function provideEditing(client: EditingClient, unsavedEdits?: UnsavedEdits) {
  return editingMachine.provide({
    actors: {
      save: callActor(({ projectID, choreography, version, tempoCorrections }) =>
        client.saveChoreography(projectID, choreography, version, tempoCorrections && { tempoCorrections }),
      ),
      fetchProject: callActor((projectID, signal) => client.fetchProject(projectID, { signal })),
      regenerate: callActor((input, signal) => regenerate(client, input, signal)),
      joinGeneration: callActor((input, signal) => joinGeneration(client, input, signal)),
      cancelGeneration: callActor((projectID, signal) => client.cancelGeneration(projectID, { signal })),
    },
    actions: {
      keep: ({ context }) => {
        const { isOwner, uid, projectID } = context;
        if (isOwner && uid !== undefined) unsavedEdits?.(uid, projectID).write(unsavedEdit(context));
      },
    },
  });
}
