import type { ReactNode } from "react";
import { assign, setup } from "xstate";

/** A dialog that was asked for. */
export interface QueuedDialog {
  id: number;
  dialog: ReactNode;
}

interface DialogQueueContext {
  /** The first one is shown. */
  queue: readonly QueuedDialog[];
}

export type DialogQueueEvent = { type: "ASK"; entry: QueuedDialog } | { type: "ANSWERED"; id: number };

/** Dialogs one after the other, in the order in which they were asked for: `idle` or `showing` the first of the queue. */
export const dialogQueueMachine = setup({
  types: { context: {} as DialogQueueContext, events: {} as DialogQueueEvent },
  guards: { isEmpty: ({ context }) => context.queue.length === 0 },
}).createMachine({
  id: "dialogQueue",
  context: { queue: [] },
  initial: "idle",
  on: {
    ASK: { target: ".showing", actions: assign({ queue: ({ context, event }) => [...context.queue, event.entry] }) },
  },
  states: {
    idle: {},
    showing: {
      on: {
        ANSWERED: {
          actions: assign({ queue: ({ context, event }) => context.queue.filter(({ id }) => id !== event.id) }),
        },
      },
      always: { guard: "isEmpty", target: "idle" },
    },
  },
});
