import { assign, fromPromise, setup } from "xstate";
import type { SteadyTempo } from "./estimate-tempo.ts";
import { type HeardPart, hearTempo } from "./hear-tempo.ts";

export type SongTempoEvent =
  /** A part is to be listened to; the same one is not listened to again. */
  { type: "LISTEN"; part: HeardPart };

interface SongTempoContext {
  /** What is or was listened to. */
  part: HeardPart | undefined;
  /** Undefined until it is heard, and where no beat is clear. */
  tempo: SteadyTempo | undefined;
}

/** The tempo of a part of a song: `idle` until there is one, `listening`, then `heard`; `unheard` where it cannot be had. */
export const songTempoMachine = setup({
  types: { context: {} as SongTempoContext, events: {} as SongTempoEvent },
  actors: {
    hearTempo: fromPromise<SteadyTempo | undefined, HeardPart>(({ input, signal }) => hearTempo(input, signal)),
  },
  guards: {
    isAnother: ({ context: { part } }, next: HeardPart) =>
      part?.url !== next.url || part.start !== next.start || part.end !== next.end,
  },
}).createMachine({
  id: "songTempo",
  context: { part: undefined, tempo: undefined },
  initial: "idle",
  on: {
    LISTEN: {
      guard: { type: "isAnother", params: ({ event }) => event.part },
      target: ".listening",
      reenter: true,
      actions: assign({ part: ({ event }) => event.part, tempo: undefined }),
    },
  },
  states: {
    idle: {},
    listening: {
      invoke: {
        src: "hearTempo",
        input: ({ context }) => context.part as HeardPart,
        onDone: { target: "heard", actions: assign({ tempo: ({ event }) => event.output }) },
        onError: "unheard",
      },
    },
    heard: {},
    unheard: {},
  },
});
