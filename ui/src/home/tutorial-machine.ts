import { assign, setup } from "xstate";
import type { TutorialStep } from "./tutorials.ts";

export interface TutorialInput {
  /** In their order. */
  steps: readonly TutorialStep[];
}

interface TutorialContext extends TutorialInput {
  /** The step that the video shows: its start in seconds. */
  current: number | undefined;
}

export type TutorialEvent =
  /** The video is at a time, in seconds. */
  | { type: "VIDEO_MOVED"; time: number }
  /** None of its files can be had. */
  | { type: "VIDEO_MISSED" };

/** A tutorial's video: `available`, with the step that it shows, or `missing`. */
export const tutorialMachine = setup({
  types: { context: {} as TutorialContext, events: {} as TutorialEvent, input: {} as TutorialInput },
}).createMachine({
  id: "tutorial",
  context: ({ input }) => ({ ...input, current: undefined }),
  initial: "available",
  states: {
    available: {
      on: {
        VIDEO_MOVED: {
          actions: assign({
            current: ({ context, event }) => context.steps.findLast(({ start }) => start <= event.time)?.start,
          }),
        },
        VIDEO_MISSED: { target: "missing", actions: assign({ current: undefined }) },
      },
    },
    missing: {},
  },
});
