import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import { ApiError } from "../contract/errors.ts";
import { openPlayable, type Playable } from "./playable.ts";

/** A song of the library with the dance that was planned to it when the library was built. */
export interface SampleDance {
  title: string;
  playable: Playable;
}

/** The dance that visitors are shown: `fetching`, then `ready` with `context.sample`, or `failed` until RETRY. */
export const sampleDanceMachine = setup({
  types: {} as { context: { sample: SampleDance | undefined }; events: { type: "RETRY" } },
  actors: { fetchSample: declareCall<SampleDance>() },
}).createMachine({
  id: "sampleDance",
  context: { sample: undefined },
  initial: "fetching",
  states: {
    fetching: {
      invoke: {
        src: "fetchSample",
        onDone: { target: "ready", actions: assign({ sample: ({ event }) => event.output }) },
        onError: "failed",
      },
    },
    ready: {},
    failed: { on: { RETRY: "fetching" } },
  },
});

/** {@link sampleDanceMachine} with its call: the first song of the library that has a dance. */
export function provideSampleDance(client: Pick<NatarajClient, "songs">) {
  return sampleDanceMachine.provide({
    actors: {
      fetchSample: callActor(async (_, signal) => {
        for (const { title, url, duration, choreography } of await client.songs({ signal })) {
          if (choreography === undefined) continue;
          return { title, playable: openPlayable({ song: url, duration, choreography }).playable };
        }
        throw new ApiError("not_found");
      }),
    },
  });
}
