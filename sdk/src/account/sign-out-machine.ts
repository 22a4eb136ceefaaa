import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import { TEXTS } from "../contract/index.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";

/** What {@link signOutMachine} can be told. */
export type SignOutEvent = { type: "SIGN_OUT" | "DISMISS" };

/** Signing out: `idle`, `signingOut`, and `notifying` where that did not work. */
export const signOutMachine = setup({
  types: {
    /** `notice`: what the dialog says, in `notifying`. */
    context: {} as { notice: Notice | undefined },
    events: {} as SignOutEvent,
  },
  actors: { signOut: declareCall<void>() },
  actions: {
    notify: assign({ notice: (_, notice: Notice | undefined) => notice }),
    logFailure: (_, { error }: { error: unknown }) => console.warn("Signing out failed.", error),
  },
}).createMachine({
  id: "signOut",
  context: { notice: undefined },
  initial: "idle",
  states: {
    idle: { on: { SIGN_OUT: "signingOut" } },
    signingOut: {
      invoke: {
        src: "signOut",
        onDone: "idle",
        onError: {
          target: "notifying",
          actions: [
            { type: "notify", params: errorNotice(TEXTS.account.socialFailed) },
            { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    notifying: { on: { DISMISS: "idle" } },
  },
});

/** {@link signOutMachine} with its call. */
export function provideSignOut(signOut: () => Promise<void>) {
  return signOutMachine.provide({ actors: { signOut: callActor(signOut) } });
}
