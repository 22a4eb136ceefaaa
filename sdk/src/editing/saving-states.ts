/** The part of the editor's machine that saves by itself. */
import { raise } from "xstate";
import type { EditingContext } from "./editing-context.ts";
import { editingSetup, fetched, rejection } from "./editing-setup.ts";

const noteFailure = { type: "noteSaveFailure", params: rejection } as const;
const failing = [
  { guard: { type: "isPassing", params: rejection }, target: "retrying", actions: noteFailure },
  { target: "refused", actions: noteFailure },
] as const;
const forgetting = [
  { ...failing[0], actions: [noteFailure, { type: "forgetRefused", params: rejection }] },
  { ...failing[1], actions: [noteFailure, { type: "forgetRefused", params: rejection }] },
] as const;
const project = ({ context }: { context: EditingContext }) => context.projectID;

/**
 * Everything that changes saves itself: `saved`, `due` (in a moment), `storing`; `retrying` when that failed and may end
 * well later, `refused` when it may not, `conflict` when someone was faster, and `held` when the answer to that is put
 * off. Editing goes on meanwhile: what has changed under way is saved next.
 */
export const savingStates = editingSetup.createStateConfig({
  initial: "saved",
  states: {
    saved: { entry: "keep", always: { guard: "isDirty", target: "due" } },
    due: {
      always: { guard: "isClean", target: "saved" },
      after: { saveDelay: "storing" },
      on: { SAVE_NOW: "storing" },
    },
    storing: {
      entry: ["send", "keep"],
      invoke: {
        src: "save",
        input: ({ context: { projectID, version, unanswered, tempoCorrections } }) => ({
          projectID,
          version,
          choreography: unanswered.at(-1) ?? "",
          tempoCorrections,
        }),
        onDone: { target: "saved", actions: { type: "noteSaved", params: ({ event }) => event.output } },
        onError: [{ guard: { type: "isConflict", params: rejection }, target: "comparing" }, ...forgetting],
      },
    },
    /** Another version is stored: it may be an earlier save of this page, whose answer was lost. */
    comparing: {
      invoke: {
        src: "fetchProject",
        input: project,
        onDone: [
          {
            guard: { type: "isOwnText", params: fetched },
            target: "saved",
            actions: { type: "noteStored", params: fetched },
          },
          { target: "conflict", actions: ["noteConflict", "keep"] },
        ],
        onError: failing,
      },
    },
    retrying: {
      entry: ["keep", raise({ type: "SAVE_FAILED" })],
      always: { guard: "isClean", target: "saved" },
      after: { retryDelay: "storing" },
      on: { SAVE_NOW: "storing" },
    },
    refused: {
      entry: ["keep", raise({ type: "SAVE_FAILED" })],
      always: { guard: "isClean", target: "saved" },
      on: { SAVE_NOW: "storing", SWAP: "due", CORRECT_LYRICS: "due", UNDO: "due", REDO: "due" },
    },
    conflict: {
      initial: "asking",
      states: {
        asking: {},
        reloading: {
          invoke: {
            src: "fetchProject",
            input: project,
            onDone: { target: "#editing.saving.saved", actions: { type: "takeStored", params: fetched } },
            onError: { target: "asking", actions: { type: "noteSaveFailure", params: rejection } },
          },
        },
        /** Finds out which version is to be stored over. */
        overwriting: {
          invoke: {
            src: "fetchProject",
            input: project,
            onDone: { target: "#editing.saving.storing", actions: { type: "noteVersion", params: fetched } },
            onError: { target: "asking", actions: { type: "noteSaveFailure", params: rejection } },
          },
        },
      },
      on: { RELOAD: ".reloading", SAVE_OVER: ".overwriting", CANCEL: "held" },
    },
    held: {
      always: { guard: "isClean", target: "saved" },
      on: { SAVE_NOW: "storing", SWAP: "due", CORRECT_LYRICS: "due", UNDO: "due", REDO: "due" },
    },
  },
});
