import { assign, setup } from "xstate";
import type { TutorialStep } from "./tutorials.ts";

export interface TutorialInput {
  /** In their order. */
  steps: readonly TutorialStep[];
}

interface TutorialContext extends TutorialInput {
  /** The step that the video shows: its start in seconds. */
  current: number | undefined;
  /** Whether it has played: until then its poster is shown with one button. */
  started: boolean;
}

export type TutorialEvent =
  | { type: "VIDEO_STARTED" }
  /** The video is at a time, in seconds. */
  | { type: "VIDEO_MOVED"; time: number }
  /** None of its files can be had. */
  | { type: "VIDEO_MISSED" };

/** A tutorial's video: `available`, with the step that it shows, or `missing`. */
export const tutorialMachine = setup({
  types: { context: {} as TutorialContext, events: {} as TutorialEvent, input: {} as TutorialInput },
}).createMachine({
  id: "tutorial",
  context: ({ input }) => ({ ...input, current: undefined, started: false }),
  initial: "available",
  states: {
    available: {
      on: {
        VIDEO_MOVED: {
          actions: assign({
            current: ({ context, event }) => context.steps.findLast(({ start }) => start <= event.time)?.start,
          }),
        },
        VIDEO_STARTED: { actions: assign({ started: true }) },
        VIDEO_MISSED: { target: "missing", actions: assign({ current: undefined }) },
      },
    },
    missing: {},
  },
});
