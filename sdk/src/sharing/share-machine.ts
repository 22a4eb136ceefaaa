import { assign, emit, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import type { Visibility } from "../contract/projects.ts";
import { TEXTS } from "../contract/texts.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";

/** What {@link shareMachine} begins with. */
export interface ShareInput {
  projectID: string;
  visibility: Visibility;
}

interface ShareContext extends ShareInput {
  /** What the dialog says, in `notifying`. */
  notice: Notice | undefined;
}

/** What {@link shareMachine} can be told. */
export type ShareEvent = { type: "PUBLISH" | "CLOSE" | "DISMISS" };

/**
 * Sharing a project. A public one is `sharing` at once; of a private one it is said that it is `notPublic`, where PUBLISH
 * makes it public (`publishing`, emits PUBLISHED) and goes on to share. Where that did not work, it says so (`notifying`) and ends. CLOSE ends
 * it from everywhere else but `publishing`.
 */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    input: {} as ShareInput,
    events: {} as ShareEvent,
    emitted: {} as { type: "PUBLISHED" },
  },
  actors: {
    publish: declareCall<void, string>(),
  },
  actions: { notify: assign({ notice: (_, notice: Notice | undefined) => notice }) },
}).createMachine({
  id: "share",
  context: ({ input }) => ({ ...input, notice: undefined }),
  initial: "opening",
  states: {
    opening: {
      always: [{ guard: ({ context }) => context.visibility === "public", target: "sharing" }, { target: "notPublic" }],
    },
    notPublic: { on: { PUBLISH: "publishing", CLOSE: "closed" } },
    publishing: {
      invoke: {
        src: "publish",
        input: ({ context }) => context.projectID,
        onDone: { target: "sharing", actions: [assign({ visibility: "public" }), emit({ type: "PUBLISHED" })] },
        onError: {
          target: "notifying",
          actions: { type: "notify", params: errorNotice(TEXTS.dashboard.visibilityFailed) },
        },
      },
    },
    sharing: { on: { CLOSE: "closed" } },
    notifying: { on: { DISMISS: "closed" } },
    closed: { type: "final" },
  },
});

/** {@link shareMachine} with its call. */
export function provideShare(client: Pick<NatarajClient, "changeProjectVisibility">) {
  return shareMachine.provide({
    actors: { publish: callActor((projectID) => client.changeProjectVisibility(projectID, "public")) },
  });
}
