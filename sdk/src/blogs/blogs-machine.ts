import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import { type BlogsResponse, parseBlogDate, TEXTS } from "../contract/index.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";

/** An entry: its key, whose part before the first dot is a date, and its markdown. */
export interface BlogEntryText {
  key: string;
  markdown: string;
}

interface BlogsContext {
  /** The newest first. */
  entries: BlogEntryText[];
  /** What the dialog says, in `notifying`. */
  notice: Notice | undefined;
}

/** What {@link blogsMachine} can be told. */
export type BlogsEvent = { type: "DISMISS" | "RETRY" };

/** The blog entries. `fetching` → `loaded`, or `notifying` (a dialog says that they could not be fetched) → `failed`. */
export const blogsMachine = setup({
  types: { context: {} as BlogsContext, events: {} as BlogsEvent },
  actors: {
    fetchBlogs: declareCall<BlogsResponse>(),
  },
  actions: { notify: assign({ notice: (_, notice: Notice | undefined) => notice }) },
}).createMachine({
  id: "blogs",
  context: { entries: [], notice: undefined },
  initial: "fetching",
  states: {
    fetching: {
      invoke: {
        src: "fetchBlogs",
        onDone: { target: "loaded", actions: assign({ entries: ({ event }) => newestFirst(event.output) }) },
        onError: { target: "notifying", actions: { type: "notify", params: errorNotice(TEXTS.blogs.failed) } },
      },
    },
    loaded: {},
    notifying: { on: { DISMISS: "failed", RETRY: "fetching" } },
    failed: { on: { RETRY: "fetching" } },
  },
});

const timeOf = ({ key }: BlogEntryText) => parseBlogDate(key)?.getTime() ?? 0;

/** {@link blogsMachine} with its call. */
export function provideBlogs(client: Pick<NatarajClient, "blogs">) {
  return blogsMachine.provide({ actors: { fetchBlogs: callActor((_, signal) => client.blogs({ signal })) } });
}

function newestFirst(byKey: Record<string, string>): BlogEntryText[] {
  return Object.entries(byKey)
    .map(([key, markdown]) => ({ key, markdown }))
    .sort((one, other) => timeOf(other) - timeOf(one));
}
