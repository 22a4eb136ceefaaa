import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import type { Staging } from "../contract/staging.ts";
import { TEXTS } from "../contract/texts.ts";

/** What {@link stagingMachine} begins with. */
export interface StagingInput {
  projectID: string;
  /** What the server has. */
  staging: Staging;
  /** Whether what is chosen is kept on the server: its owner's choice is, a visitor's lasts as long as the page. */
  kept: boolean;
}

interface StagingContext extends StagingInput {
  /** What the server has not stored yet. */
  unsaved: Staging;
  /** Why it has not, in words. */
  failure: string | undefined;
}

/** What {@link stagingMachine} can be told. */
export type StagingEvent =
  /** What is named is to be another; the rest stays. */
  { type: "CHANGE"; change: Staging } | { type: "RETRY" };

/**
 * How a project is shown: `context.staging`, which a change takes effect on at once. An owner's changes are saved one
 * after the other, those that come meanwhile together: `idle`, `saving`, or `failed` until RETRY or the next change.
 */
export const stagingMachine = setup({
  types: { context: {} as StagingContext, input: {} as StagingInput, events: {} as StagingEvent },
  actors: {
    /** Answers with what was saved. */
    save: declareCall<Staging, { projectID: string; change: Staging }>(),
  },
  actions: {
    change: assign(({ context: { staging, unsaved, kept } }, change: Staging) => ({
      staging: { ...staging, ...change },
      unsaved: kept ? { ...unsaved, ...change } : unsaved,
    })),
  },
  guards: { isUnsaved: ({ context }) => Object.keys(context.unsaved).length > 0 },
}).createMachine({
  id: "staging",
  context: ({ input }) => ({ ...input, unsaved: {}, failure: undefined }),
  initial: "idle",
  on: { CHANGE: { actions: { type: "change", params: ({ event }) => event.change } } },
  states: {
    idle: { always: { guard: "isUnsaved", target: "saving" } },
    saving: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: "save",
        input: ({ context: { projectID, unsaved } }) => ({ projectID, change: unsaved }),
        onDone: {
          target: "idle",
          // Of what was sent, only what has not been changed again meanwhile is saved.
          actions: assign({ unsaved: ({ context, event }) => without(context.unsaved, event.output) }),
        },
        onError: {
          target: "failed",
          actions: assign({
            failure: ({ event: { error } }) => (error instanceof Error && error.message) || TEXTS.project.fetchFailed,
          }),
        },
      },
    },
    failed: {
      on: {
        RETRY: "saving",
        CHANGE: { target: "saving", actions: { type: "change", params: ({ event }) => event.change } },
      },
    },
  },
});

/** {@link stagingMachine} with its call. */
export function provideStaging(client: Pick<NatarajClient, "updateProject">) {
  return stagingMachine.provide({
    actors: {
      save: callActor(async ({ projectID, change }) => {
        await client.updateProject(projectID, change);
        return change;
      }),
    },
  });
}

/** What of a staging is not the same as in another one. */
function without(staging: Staging, saved: Staging): Staging {
  const { cast, environment, camera } = staging;
  return {
    ...(cast !== saved.cast && { cast }),
    ...(environment !== saved.environment && { environment }),
    ...(camera !== saved.camera && { camera }),
  };
}
