import { assign, setup } from "xstate";

/** What the machine drives of a video element. */
export type DemoElement = Pick<HTMLVideoElement, "play" | "pause">;

export interface DemoInput {
  /** The element, while it stands. */
  video: () => DemoElement | null;
  /** Whether it plays without being asked to. */
  isWanted: boolean;
}

export interface DemoContext extends DemoInput {
  /** As the video element says. Nothing sounds unasked. */
  muted: boolean;
}

export type DemoEvent =
  /** It is in sight now, or out of it. */
  | { type: "APPEARED" }
  | { type: "DISAPPEARED" }
  | { type: "TOGGLE" }
  | { type: "VIDEO_PLAYING" }
  | { type: "VIDEO_PAUSED" }
  | { type: "VIDEO_VOLUME_CHANGED"; muted: boolean }
  /** None of its files can be had. */
  | { type: "VIDEO_MISSED" };

/**
 * The demo: `paused` or `playing`, as the video element says, and `missing` where it cannot be had. It plays while it is
 * in sight and wanted; who pauses it does not want it until they play it again.
 */
export const demoMachine = setup({
  types: { context: {} as DemoContext, events: {} as DemoEvent, input: {} as DemoInput },
  actions: {
    play: ({ context }) => {
      // Where a browser refuses, the button is there.
      context
        .video()
        ?.play()
        .catch(() => {});
    },
    pause: ({ context }) => context.video()?.pause(),
    want: assign((_, isWanted: boolean) => ({ isWanted })),
  },
  guards: { isWanted: ({ context }) => context.isWanted },
}).createMachine({
  id: "demo",
  context: ({ input }) => ({ ...input, muted: true }),
  initial: "paused",
  on: {
    APPEARED: { guard: "isWanted", actions: "play" },
    DISAPPEARED: { actions: "pause" },
    VIDEO_MISSED: { target: ".missing" },
    VIDEO_VOLUME_CHANGED: { actions: assign({ muted: ({ event }) => event.muted }) },
  },
  states: {
    paused: {
      on: { VIDEO_PLAYING: "playing", TOGGLE: { actions: [{ type: "want", params: true }, "play"] } },
    },
    playing: {
      on: { VIDEO_PAUSED: "paused", TOGGLE: { actions: [{ type: "want", params: false }, "pause"] } },
    },
    missing: {},
  },
});
