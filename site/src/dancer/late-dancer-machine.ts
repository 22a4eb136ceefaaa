import { callActor, declareCall } from "@nataraj/sdk";
import type { CreateDancer } from "@nataraj/ui";
import { assign, setup } from "xstate";

/** The words of the page come first. Milliseconds. */
const HEAD_START_MS = 1_500;

export interface LateDancerInput {
  /** Nothing is fetched before WANT; else the page alone has a head start. */
  waitsForWant?: boolean;
}

export type LateDancerEvent =
  /** Somebody points at where she would dance. */
  { type: "WANT" };

interface LateDancerContext extends LateDancerInput {
  /** Makes the live dancer, in `live`. */
  createEngine: CreateDancer | undefined;
}

/**
 * A live dancer on a page that stands without her: `waiting` while the page is read (or `unwanted` until somebody asks
 * for her), `fetching` her code, `live`, or `drawn` where she should not or cannot come.
 */
const lateDancerMachine = setup({
  types: {
    context: {} as LateDancerContext,
    events: {} as LateDancerEvent,
    input: {} as LateDancerInput | undefined,
  },
  actors: { fetchDancer: declareCall<CreateDancer>() },
  actions: {
    logFailure: (_, { error }: { error: unknown }) => console.warn("The dancer could not be fetched.", error),
  },
  guards: {
    /** Whether she should take the place of the drawn one here. */
    canAnimate: () => false,
    waitsForWant: ({ context }) => context.waitsForWant === true,
  },
  delays: { headStart: HEAD_START_MS },
}).createMachine({
  id: "lateDancer",
  context: ({ input }) => ({ ...input, createEngine: undefined }),
  initial: "begun",
  states: {
    begun: { always: [{ guard: "waitsForWant", target: "unwanted" }, { target: "waiting" }] },
    unwanted: { on: { WANT: [{ guard: "canAnimate", target: "fetching" }, { target: "drawn" }] } },
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

/**
 * {@link lateDancerMachine} with what it needs of the page.
 * @param headStartMs How long the page is left alone before.
 */
export function provideLateDancer(
  canAnimate: () => boolean,
  fetchDancer: () => Promise<CreateDancer>,
  headStartMs = HEAD_START_MS,
) {
  return lateDancerMachine.provide({
    guards: { canAnimate },
    actors: { fetchDancer: callActor(fetchDancer) },
    delays: { headStart: headStartMs },
  });
}
