import { callActor, declareCall } from "@nataraj/sdk";
import { assertEvent, assign, fromCallback, setup } from "xstate";
import type { DanceExporter } from "./exporter.ts";
import type { SaveRequest } from "./save-request.ts";
import type { SaveProgress } from "./saved-dance.ts";
import type { VideoSupport } from "./video/video-format.ts";

interface SaveContext {
  /** Which videos the browser can write; undefined until it has said so. */
  support: VideoSupport | undefined;
  progress: SaveProgress | undefined;
  /** When the first frame was drawn, in milliseconds of `performance.now`. */
  begun: number;
  /** Undefined while too little is drawn to tell. */
  secondsLeft: number | undefined;
  /** The file, in `done`. */
  file: Blob | undefined;
  /** The file's address, in `done`. */
  url: string | undefined;
  /** Why the last try failed: the sentence for the person. */
  failure: string | undefined;
}

export type SaveEvent =
  | { type: "SAVE"; request: SaveRequest }
  /** Gives up what is being made, or goes back to the choice. */
  | { type: "CANCEL" }
  /** The person is about to leave: asks first, because what is made would be lost. */
  | { type: "ASK_TO_STOP" }
  | { type: "GO_ON" }
  /** From the exporter. `at`: milliseconds of `performance.now`. */
  | { type: "PROGRESSED"; progress: SaveProgress; at: number }
  | { type: "URL_CREATED"; url: string };

/** The time of the first frames says little about the others. */
const FIRST_FRAMES = 10;

function progressed(context: SaveContext, { progress, at }: Extract<SaveEvent, { type: "PROGRESSED" }>) {
  const begun = context.progress ? context.begun : at;
  const perFrame = (at - begun) / 1000 / Math.max(1, progress.done - 1);
  const secondsLeft = progress.done > FIRST_FRAMES ? perFrame * (progress.total - progress.done) : undefined;
  return { progress, begun, secondsLeft };
}

/**
 * Saving a dance as a file: `asking` the browser what it can write, `choosing`, `working` (where leaving it is asked
 * about: `confirming`), `done` with the file's address, or `failed`. Leaving `working` cancels it, and leaving `done` gives
 * the address back. While it works the browser asks before the page is closed.
 */
export const saveMachine = setup({
  types: { context: {} as SaveContext, events: {} as SaveEvent },
  actors: {
    fetchSupport: declareCall<VideoSupport>(),
    save: declareCall<Blob, { request: SaveRequest; onProgress: (progress: SaveProgress) => void }>(),
    /** Gives the file an address as long as it is offered. */
    offerFile: fromCallback<SaveEvent, Blob>(({ input, sendBack }) => {
      const url = URL.createObjectURL(input);
      sendBack({ type: "URL_CREATED", url });
      return () => URL.revokeObjectURL(url);
    }),
    /** The browser asks in its own words before the page is closed. */
    holdPage: fromCallback(() => {
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener("beforeunload", ask);
      return () => removeEventListener("beforeunload", ask);
    }),
  },
}).createMachine({
  id: "save",
  context: {
    support: undefined,
    progress: undefined,
    begun: 0,
    secondsLeft: undefined,
    file: undefined,
    url: undefined,
    failure: undefined,
  },
  initial: "asking",
  states: {
    asking: {
      invoke: {
        src: "fetchSupport",
        onDone: { target: "choosing", actions: assign({ support: ({ event }) => event.output }) },
        onError: { target: "choosing", actions: assign({ support: {} }) },
      },
    },
    choosing: { on: { SAVE: "working" } },
    working: {
      entry: assign({ progress: undefined, secondsLeft: undefined, failure: undefined }),
      invoke: [
        { src: "holdPage" },
        {
          src: "save",
          input: ({ event, self }) => {
            assertEvent(event, "SAVE");
            const { request } = event;
            const onProgress = (progress: SaveProgress) =>
              self.send({ type: "PROGRESSED", progress, at: performance.now() });
            return { request, onProgress };
          },
          onDone: { target: "done", actions: assign({ file: ({ event }) => event.output }) },
          onError: {
            target: "failed",
            actions: assign({
              failure: ({ event: { error } }) => (error instanceof Error ? error.message : String(error)),
            }),
          },
        },
      ],
      on: { PROGRESSED: { actions: assign(({ context, event }) => progressed(context, event)) }, CANCEL: "choosing" },
      initial: "running",
      states: {
        running: { on: { ASK_TO_STOP: "confirming" } },
        confirming: { on: { GO_ON: "running" } },
      },
    },
    done: {
      invoke: { src: "offerFile", input: ({ context }) => context.file ?? new Blob() },
      exit: assign({ file: undefined, url: undefined }),
      on: { URL_CREATED: { actions: assign({ url: ({ event }) => event.url }) }, CANCEL: "choosing" },
    },
    failed: { on: { SAVE: "working", CANCEL: "choosing" } },
  },
});

/** {@link saveMachine} with its calls. */
export function provideSave(exporter: DanceExporter) {
  return saveMachine.provide({
    actors: {
      fetchSupport: callActor(() => exporter.support()),
      save: callActor(({ request, onProgress }, signal) => exporter.save(request, { signal, onProgress })),
    },
  });
}
