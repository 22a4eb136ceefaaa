import { assign, fromPromise, setup } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import { ignoreAfterAbort } from "../client/ignore-after-abort.ts";
import { parseBlogDate } from "../contract/index.ts";

export interface BlogsInput {
  client: Pick<NatarajClient, "blogs">;
}

/** An entry: its key, whose part before the first dot is a date, and its markdown. */
export interface BlogEntryText {
  key: string;
  markdown: string;
}

interface BlogsContext extends BlogsInput {
  /** The newest first. */
  entries: BlogEntryText[];
}

export type BlogsEvent = { type: "DISMISS" | "RETRY" };

/** The blog entries. `fetching` → `loaded`, or `notifying` (a dialog says that they could not be fetched) → `failed`. */
export const blogsMachine = setup({
  types: { context: {} as BlogsContext, events: {} as BlogsEvent, input: {} as BlogsInput },
  actors: {
    fetch: fromPromise<Record<string, string>, BlogsInput>(({ input: { client }, signal }) =>
      ignoreAfterAbort(client.blogs({ signal }), signal),
    ),
  },
}).createMachine({
  id: "blogs",
  context: ({ input }) => ({ ...input, entries: [] }),
  initial: "fetching",
  states: {
    fetching: {
      invoke: {
        src: "fetch",
        input: ({ context }) => context,
        onDone: { target: "loaded", actions: assign({ entries: ({ event }) => newestFirst(event.output) }) },
        onError: { target: "notifying" },
      },
    },
    loaded: {},
    notifying: { on: { DISMISS: "failed", RETRY: "fetching" } },
    failed: { on: { RETRY: "fetching" } },
  },
});

const timeOf = ({ key }: BlogEntryText) => parseBlogDate(key)?.getTime() ?? 0;

function newestFirst(byKey: Record<string, string>): BlogEntryText[] {
  return Object.entries(byKey)
    .map(([key, markdown]) => ({ key, markdown }))
    .sort((one, other) => timeOf(other) - timeOf(one));
}
