import { assign, setup } from "xstate";
import { callActor, declareCall } from "../../client/call-actor.ts";

/** What {@link clapMachine} can be told. */
export type ClapEvent = { type: "START" | "CANCEL" };

/**
 * The clap test: `idle` until START, then `measuring`; `measured` with the delay in seconds in its context, or `failed` where
 * too few claps were seen or no sound came.
 */
export const clapMachine = setup({
  types: { context: {} as { seconds: number | undefined }, events: {} as ClapEvent },
  actors: {
    /** Plays clicks and watches the claps; undefined where these do not tell. */
    measureDelay: declareCall<number | undefined>(),
  },
}).createMachine({
  id: "clap",
  context: { seconds: undefined },
  initial: "idle",
  states: {
    idle: { on: { START: "measuring" } },
    measuring: {
      on: { CANCEL: "idle" },
      invoke: {
        src: "measureDelay",
        onDone: [
          {
            guard: ({ event }) => event.output !== undefined,
            target: "measured",
            actions: assign({ seconds: ({ event }) => event.output }),
          },
          { target: "failed" },
        ],
        onError: "failed",
      },
    },
    measured: { on: { START: "measuring" } },
    failed: { on: { START: "measuring" } },
  },
});

/** {@link clapMachine} with its call. */
export function provideClap(measureDelay: (signal: AbortSignal) => Promise<number | undefined>) {
  return clapMachine.provide({ actors: { measureDelay: callActor((_: undefined, signal) => measureDelay(signal)) } });
}
