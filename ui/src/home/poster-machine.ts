import { callActor, declareCall } from "@nataraj/sdk";
import { setup } from "xstate";

export interface PosterInput {
  /** Undefined where there is none. */
  url: string | undefined;
  /** It is what people see first of the page. */
  urgent: boolean;
}

export type PosterEvent = { type: "APPEARED" };

/**
 * A video's poster: `unseen` until it is about to be seen, `fetching`, then `shown`, with or without a poster. Where it
 * cannot be had the video stands without.
 */
const posterMachine = setup({
  types: { context: {} as PosterInput, events: {} as PosterEvent, input: {} as PosterInput },
  actors: { fetchPoster: declareCall<void, PosterInput>() },
}).createMachine({
  id: "poster",
  context: ({ input }) => input,
  initial: "unseen",
  states: {
    unseen: { on: { APPEARED: "fetching" } },
    fetching: {
      invoke: { src: "fetchPoster", input: ({ context }) => context, onDone: "shown", onError: "shown" },
    },
    shown: {},
  },
});

/** {@link posterMachine} with its call. @param fetchPoster Rejects where the poster cannot be had. */
export function providePoster(fetchPoster: (poster: PosterInput) => Promise<void>) {
  return posterMachine.provide({ actors: { fetchPoster: callActor(fetchPoster) } });
}
