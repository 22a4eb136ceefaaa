import { assertEvent, fromCallback, fromPromise, setup } from "xstate";

/** The part of a create flow that is followed. */
export interface FollowedFlow {
  /** Calls back with the project's name when its dance is there, until the returned function is called. */
  onDone(tell: (projectName: string) => void): () => void;
}

export type DoneNoticeEvent = { type: "ASK" } | { type: "DONE"; projectName: string };

/**
 * Tells a person in another tab that their dance is there, by a notification of the browser: `unavailable` where the
 * browser has none for pages, `off` until ASK, which asks for the permission (`asking`), then `on` or `refused`. A
 * permission that was given once is not taken for a wish.
 */
export const doneNoticeMachine = setup({
  types: { input: {} as FollowedFlow, context: {} as { flow: FollowedFlow }, events: {} as DoneNoticeEvent },
  actors: {
    followFlow: fromCallback<DoneNoticeEvent, FollowedFlow>(({ input, sendBack }) =>
      input.onDone((projectName) => sendBack({ type: "DONE", projectName })),
    ),
    askPermission: fromPromise(async () => (await Notification.requestPermission()) === "granted"),
  },
  guards: {
    isAvailable: () => canNotify(),
    isGranted: (_, granted: boolean) => granted,
    isOutOfSight: () => document.visibilityState === "hidden",
  },
  actions: {
    tell: ({ event }) => {
      assertEvent(event, "DONE");
      const notification = new Notification("Your dance is ready", { body: event.projectName });
      notification.onclick = () => {
        window.focus();
        notification.close();
      };
    },
  },
}).createMachine({
  id: "doneNotice",
  context: ({ input }) => ({ flow: input }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "isAvailable", target: "off" }, { target: "unavailable" }] },
    unavailable: {},
    off: { on: { ASK: "asking" } },
    asking: {
      invoke: {
        src: "askPermission",
        onDone: [
          { guard: { type: "isGranted", params: ({ event }) => event.output }, target: "on" },
          { target: "refused" },
        ],
        onError: "refused",
      },
    },
    on: {
      invoke: { src: "followFlow", input: ({ context }) => context.flow },
      // A person who looks at the page sees the dance itself.
      on: { DONE: { guard: "isOutOfSight", actions: "tell", target: "off" } },
    },
    refused: { on: { ASK: "asking" } },
  },
});

/** Android's Chrome has notifications for service workers alone, and says so only when one is made. */
function canNotify(): boolean {
  if (!("Notification" in globalThis)) return false;
  if (Notification.permission === "granted") return !/Android/.test(navigator.userAgent);
  try {
    new Notification("");
    return true;
  } catch {
    return false;
  }
}
