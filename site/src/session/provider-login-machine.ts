import { declareCall } from "@nataraj/sdk";
import { assign, setup } from "xstate";
import type { ProviderReport } from "./provider-report.ts";

/**
 * A page of a login at a provider: `loggingIn` until it is known how that went, `reporting` it to the page that waits
 * for it, then `closed` (this window has done its part) or, where no page waits (any more), `goingOn` by itself.
 */
export const providerLoginMachine = setup({
  types: {
    /** `report`: how the login went. */
    context: {} as { report: ProviderReport },
  },
  actors: {
    logIn: declareCall<ProviderReport>(),
    /** Whether a page has taken the report. */
    sendReport: declareCall<boolean, ProviderReport>(),
  },
  actions: {
    closeWindow: () => {},
    /** Goes on as the page that was left would have. */
    goOn: (_, _report: ProviderReport) => {},
    logFailure: (_, { error }: { error: unknown }) => console.warn("The login at the provider failed.", error),
  },
}).createMachine({
  id: "providerLogin",
  context: { report: { outcome: "failed" } },
  initial: "loggingIn",
  states: {
    loggingIn: {
      invoke: {
        src: "logIn",
        onDone: { target: "reporting", actions: assign({ report: ({ event }) => event.output }) },
        onError: {
          target: "reporting",
          actions: { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    reporting: {
      invoke: {
        src: "sendReport",
        input: ({ context }) => context.report,
        onDone: [{ guard: ({ event }) => event.output, target: "closed" }, { target: "goingOn" }],
        onError: "goingOn",
      },
    },
    closed: { type: "final", entry: "closeWindow" },
    goingOn: { type: "final", entry: { type: "goOn", params: ({ context }) => context.report } },
  },
});
