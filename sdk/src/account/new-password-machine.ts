import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import { refusePassword, TEXTS } from "../contract/index.ts";
import { errorNotice, type Notice, successNotice } from "../notices/notice.ts";
import type { AuthProvider } from "./auth-provider.ts";
import { failureNotice } from "./notices.ts";

interface NewPasswordContext {
  password: string;
  confirmation: string;
  /** What the dialog says, in `notifying` and `changed`. */
  notice: Notice | undefined;
}

/** What {@link newPasswordMachine} can be told. */
export type NewPasswordEvent =
  | { type: "EDIT"; password?: string; confirmation?: string }
  | { type: "SUBMIT" | "DISMISS" };

/** What is wrong with the two passwords, as a sentence. */
function refusal({ password, confirmation }: NewPasswordContext): string | undefined {
  return password === confirmation ? refusePassword(password) : TEXTS.account.passwordsDiffer;
}

/**
 * A new password by the link of a mail: `editing`, `saving`, `signingOut` (all sessions have ended with the old password, and
 * this page may have had one), `changed` (a dialog says so) and `done`. A refusal is shown in `notifying`, and the form
 * keeps what was written.
 */
export const newPasswordMachine = setup({
  types: { context: {} as NewPasswordContext, events: {} as NewPasswordEvent },
  actors: { setPassword: declareCall<void, string>(), signOut: declareCall<void>() },
  actions: {
    notify: assign({ notice: (_, notice: Notice | undefined) => notice }),
    logSignOut: (_, { error }: { error: unknown }) => console.warn("Signing out failed.", error),
  },
  guards: { isRefused: ({ context }) => refusal(context) !== undefined },
}).createMachine({
  id: "newPassword",
  context: { password: "", confirmation: "", notice: undefined },
  initial: "editing",
  states: {
    editing: {
      on: {
        EDIT: { actions: assign(({ event: { type: _, ...changes } }) => changes) },
        SUBMIT: [
          {
            guard: "isRefused",
            target: "notifying",
            actions: { type: "notify", params: ({ context }) => errorNotice(refusal(context) ?? "") },
          },
          { target: "saving" },
        ],
      },
    },
    saving: {
      invoke: {
        src: "setPassword",
        input: ({ context }) => context.password,
        onDone: "signingOut",
        onError: {
          target: "notifying",
          actions: { type: "notify", params: ({ event }) => failureNotice(event.error) },
        },
      },
    },
    signingOut: {
      invoke: {
        src: "signOut",
        onDone: "changed",
        onError: {
          target: "changed",
          actions: { type: "logSignOut", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    notifying: { on: { DISMISS: "editing" } },
    changed: {
      entry: {
        type: "notify",
        params: successNotice("Your password has been changed. Please log in with the new one."),
      },
      on: { DISMISS: "done" },
    },
    done: { type: "final", entry: assign({ password: "", confirmation: "" }) },
  },
});

/** {@link newPasswordMachine} with its calls. @param setPassword Rejects with a sentence for the person. */
export function provideNewPassword(
  setPassword: (password: string) => Promise<void>,
  auth: Pick<AuthProvider, "signOut">,
) {
  return newPasswordMachine.provide({
    actors: { setPassword: callActor(setPassword), signOut: callActor(() => auth.signOut()) },
  });
}
