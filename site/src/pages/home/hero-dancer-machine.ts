import { callActor, declareCall } from "@nataraj/sdk";
import type { CreateDancer } from "@nataraj/ui";
import { assign, setup } from "xstate";

/** The words of the page come first. Milliseconds. */
const HEAD_START_MS = 1_500;

interface HeroDancerContext {
  /** Makes the live dancer, in `live`. */
  createEngine: CreateDancer | undefined;
}

/**
 * The live dancer on the hero's stage: `waiting` while the page is read, `fetching` her code, `live`, or `drawn` where she
 * should not or cannot come.
 */
export const heroDancerMachine = setup({
  types: { context: {} as HeroDancerContext },
  actors: { fetchDancer: declareCall<CreateDancer>() },
  actions: {
    logFailure: (_, { error }: { error: unknown }) => console.warn("The dancer could not be fetched.", error),
  },
  guards: {
    /** Whether she should take the place of the drawn one here. */
    canAnimate: () => false,
  },
  delays: { headStart: HEAD_START_MS },
}).createMachine({
  id: "heroDancer",
  context: { createEngine: undefined },
  initial: "waiting",
  states: {
    waiting: { after: { headStart: [{ guard: "canAnimate", target: "fetching" }, { target: "drawn" }] } },
    fetching: {
      invoke: {
        src: "fetchDancer",
        onDone: { target: "live", actions: assign(({ event }) => ({ createEngine: event.output })) },
        onError: {
          target: "drawn",
          actions: {
            type: "logFailure",
            params: ({ event }) => ({ error: event.error }),
          },
        },
      },
    },
    live: {},
    drawn: {},
  },
});

/** {@link heroDancerMachine} with what it needs of the page. */
export function provideHeroDancer(canAnimate: () => boolean, fetchDancer: () => Promise<CreateDancer>) {
  return heroDancerMachine.provide({ guards: { canAnimate }, actors: { fetchDancer: callActor(fetchDancer) } });
}
