import { callActor, declareCall } from "@nataraj/sdk";
import { emit, setup } from "xstate";

export type LeaveEvent = { type: "LEAVE" };

/**
 * Leaving a page that would lose something: `staying`, `saving` what can be saved, and where that does not succeed
 * `asking` the person. Emits LEFT or STAYED when it is decided.
 */
const leaveMachine = setup({
  types: { events: {} as LeaveEvent, emitted: {} as { type: "LEFT" | "STAYED" } },
  actors: {
    /** Resolves with whether nothing would be lost any more. */
    save: declareCall<boolean>(),
    /** Resolves with whether the person leaves all the same. */
    confirm: declareCall<boolean>(),
  },
}).createMachine({
  id: "leave",
  initial: "staying",
  states: {
    staying: { on: { LEAVE: "saving" } },
    saving: {
      invoke: {
        src: "save",
        onDone: [
          { guard: ({ event }) => event.output, target: "staying", actions: emit({ type: "LEFT" }) },
          { target: "asking" },
        ],
        onError: "asking",
      },
    },
    asking: {
      invoke: {
        src: "confirm",
        onDone: [
          { guard: ({ event }) => event.output, target: "staying", actions: emit({ type: "LEFT" }) },
          { target: "staying", actions: emit({ type: "STAYED" }) },
        ],
        onError: { target: "staying", actions: emit({ type: "STAYED" }) },
      },
    },
  },
});

/** {@link leaveMachine} with its calls. */
export function provideLeave(calls: { save: () => Promise<boolean>; confirm: () => Promise<boolean> }) {
  return leaveMachine.provide({ actors: { save: callActor(calls.save), confirm: callActor(calls.confirm) } });
}
