import { assign, emit, fromPromise, setup } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import type { Visibility } from "../contract/projects.ts";
import { TEXTS } from "../contract/texts.ts";

export interface ShareInput {
  client: Pick<NatarajClient, "changeProjectVisibility">;
  projectID: string;
  visibility: Visibility;
}

/**
 * Sharing a project. A public one is `sharing` at once; of a private one it is said that it is `notPublic`, where PUBLISH
 * makes it public (`publishing`, emits `published`) and goes on to share. `failed` when that did not work. CLOSE ends it
 * from everywhere but `publishing`.
 */
export const shareMachine = setup({
  types: {
    context: {} as ShareInput & { failure: { title: string; text: string } },
    input: {} as ShareInput,
    events: {} as { type: "PUBLISH" } | { type: "CLOSE" },
    emitted: {} as { type: "published" },
  },
  actors: {
    publish: fromPromise<void, ShareInput>(({ input: { client, projectID } }) =>
      client.changeProjectVisibility(projectID, "public"),
    ),
  },
}).createMachine({
  id: "share",
  context: ({ input }) => ({
    ...input,
    failure: { title: TEXTS.titles.error, text: TEXTS.dashboard.visibilityFailed },
  }),
  initial: "opening",
  states: {
    opening: {
      always: [{ guard: ({ context }) => context.visibility === "public", target: "sharing" }, { target: "notPublic" }],
    },
    notPublic: { on: { PUBLISH: "publishing", CLOSE: "closed" } },
    publishing: {
      invoke: {
        src: "publish",
        input: ({ context }) => context,
        onDone: { target: "sharing", actions: [assign({ visibility: "public" }), emit({ type: "published" })] },
        onError: "failed",
      },
    },
    sharing: { on: { CLOSE: "closed" } },
    failed: { on: { CLOSE: "closed" } },
    closed: { type: "final" },
  },
});
