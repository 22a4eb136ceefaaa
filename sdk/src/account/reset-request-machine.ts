import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { Notice } from "../notices/notice.ts";
import { failureNotice } from "./notices.ts";

interface ResetRequestContext {
  email: string;
  /** What the dialog says, in `notifying`. */
  notice: Notice | undefined;
}

/** What {@link resetRequestMachine} can be told. */
export type ResetRequestEvent = { type: "EDIT"; email: string } | { type: "SUBMIT" | "DISMISS" };

/**
 * Asking for a mail with a link to a new password: `editing` the address, `sending`, `sent`. A failure is told
 * (`notifying`) and leads back to `editing`. It ends the same whether there is such an account or not.
 */
export const resetRequestMachine = setup({
  types: { context: {} as ResetRequestContext, events: {} as ResetRequestEvent },
  actors: { sendLink: declareCall<void, string>() },
  actions: { notify: assign({ notice: (_, notice: Notice | undefined) => notice }) },
}).createMachine({
  id: "resetRequest",
  context: { email: "", notice: undefined },
  initial: "editing",
  states: {
    editing: { on: { EDIT: { actions: assign({ email: ({ event }) => event.email }) }, SUBMIT: "sending" } },
    sending: {
      invoke: {
        src: "sendLink",
        input: ({ context }) => context.email.trim(),
        onDone: "sent",
        onError: {
          target: "notifying",
          actions: { type: "notify", params: ({ event }) => failureNotice(event.error) },
        },
      },
    },
    notifying: { on: { DISMISS: "editing" } },
    sent: { type: "final" },
  },
});

/** {@link resetRequestMachine} with its call. @param sendLink Rejects with a sentence for the person. */
export function provideResetRequest(sendLink: (email: string) => Promise<void>) {
  return resetRequestMachine.provide({ actors: { sendLink: callActor(sendLink) } });
}
