import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import { type DanceStyle, formatDanceForm, type ProjectSummary, parseDanceForm } from "../contract/index.ts";
import type { Notice } from "../notices/notice.ts";
import { ACCEPTED_MS } from "./accepted.ts";
import { failureNotice } from "./failure.ts";

/** What is used of the client. */
export type RestyleClient = Pick<NatarajClient, "duplicateProject" | "regenerate" | "updateDanceForm">;

/** What {@link restyleMachine} begins with. */
export interface RestyleInput {
  projectID: string;
  /** The styles that it has. */
  danceform: string;
  /** The new dance becomes a project of its own, beside the one it has. */
  asCopy?: boolean;
}

interface RestyleContext {
  projectID: string;
  asCopy: boolean;
  /** What is to be danced instead. */
  styles: readonly DanceStyle[];
  /** Why it was refused, in `notifying`. */
  notice: Notice | undefined;
  /** What is other in the project. */
  change: Partial<ProjectSummary> | undefined;
}

/** What {@link restyleMachine} hears. */
export type RestyleEvent =
  | { type: "CHOOSE_STYLES"; styles: readonly DanceStyle[] }
  | { type: "CONFIRM" | "CANCEL" | "DISMISS" };

/**
 * Other styles for a project's dance: `choosing`, `asking` for the new dance, and `done` as soon as it is being made. Its
 * output is what is other in the project; nothing where it was given up or refused (`notifying` says why).
 */
export const restyleMachine = setup({
  types: {
    context: {} as RestyleContext,
    input: {} as RestyleInput,
    events: {} as RestyleEvent,
    output: {} as { change: Partial<ProjectSummary> | undefined },
  },
  actors: {
    /** Answers when a new dance in other styles is made. */
    restyle: declareCall<void, { projectID: string; asCopy: boolean; styles: readonly DanceStyle[] }>(),
  },
  delays: { accepted: ACCEPTED_MS },
  guards: { hasStyle: ({ context }) => context.styles.length > 0 },
  actions: {
    noteStyles: assign(({ context }, { generating }: { generating?: true }) => ({
      change: { danceform: formatDanceForm(context.styles), ...(generating && { generating }) },
    })),
  },
}).createMachine({
  id: "restyle",
  context: ({ input: { projectID, danceform, asCopy = false } }) => ({
    projectID,
    asCopy,
    styles: parseDanceForm(danceform),
    notice: undefined,
    change: undefined,
  }),
  initial: "choosing",
  output: ({ context }) => ({ change: context.change }),
  states: {
    choosing: {
      on: {
        CHOOSE_STYLES: { actions: assign({ styles: ({ event }) => event.styles }) },
        CONFIRM: { guard: "hasStyle", target: "asking" },
        CANCEL: "done",
      },
    },
    /** The answer comes when the dance is there. It is refused at once, or made even if nobody waits for it. */
    asking: {
      invoke: {
        src: "restyle",
        input: ({ context: { projectID, asCopy, styles } }) => ({ projectID, asCopy, styles }),
        onDone: { target: "done", actions: { type: "noteStyles", params: {} } },
        onError: { target: "notifying", actions: assign({ notice: ({ event }) => failureNotice(event.error) }) },
      },
      after: { accepted: { target: "done", actions: { type: "noteStyles", params: { generating: true } } } },
    },
    notifying: { on: { DISMISS: "done" } },
    done: { type: "final" },
  },
});

/** {@link restyleMachine} with its call. */
export function provideRestyle(client: RestyleClient) {
  return restyleMachine.provide({
    actors: {
      restyle: callActor(async ({ projectID, asCopy, styles }) => {
        const id = asCopy ? await client.duplicateProject(projectID) : projectID;
        await client.updateDanceForm(id, styles);
        await client.regenerate({ projectID: id });
      }),
    },
  });
}
