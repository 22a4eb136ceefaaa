import { assign, fromPromise, setup } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import { ignoreAfterAbort } from "../client/ignore-after-abort.ts";
import { ContactRequest, TEXTS } from "../contract/index.ts";
import { contactFailure } from "./failure.ts";

export interface ContactInput {
  client: Pick<NatarajClient, "contactUs">;
}

interface ContactContext extends ContactInput {
  email: string;
  text: string;
  /** Title of the dialog, in `notifying`. */
  title: string;
  /** What it says. */
  notice: string;
}

export type ContactEvent = { type: "EDIT"; email?: string; text?: string } | { type: "SEND" } | { type: "DISMISS" };

/**
 * The GET IN TOUCH form. `editing` → `sending` → `notifying` (the dialog shows `context.title` and `context.notice`) → `editing`.
 * What was written stays until it has been sent.
 */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent, input: {} as ContactInput },
  actors: {
    send: fromPromise<void, ContactContext>(({ input: { client, email, text }, signal }) =>
      ignoreAfterAbort(client.contactUs({ email: email.trim(), text: text.trim() }, { signal }), signal),
    ),
  },
  guards: {
    filled: ({ context: { email, text } }) => ContactRequest.safeParse({ email, text }).success,
  },
}).createMachine({
  id: "contact",
  context: ({ input }) => ({ ...input, email: "", text: "", title: "", notice: "" }),
  initial: "editing",
  states: {
    editing: {
      on: {
        EDIT: {
          actions: assign({
            email: ({ context, event }) => event.email ?? context.email,
            text: ({ context, event }) => event.text ?? context.text,
          }),
        },
        SEND: [
          { guard: "filled", target: "sending" },
          { target: "notifying", actions: assign({ title: TEXTS.titles.error, notice: TEXTS.contact.invalid }) },
        ],
      },
    },
    sending: {
      invoke: {
        src: "send",
        input: ({ context }) => context,
        onDone: {
          target: "notifying",
          actions: assign({ title: TEXTS.titles.success, notice: TEXTS.contact.sent, email: "", text: "" }),
        },
        onError: {
          target: "notifying",
          actions: assign({ title: TEXTS.titles.error, notice: ({ event }) => contactFailure(event.error) }),
        },
      },
    },
    notifying: { on: { DISMISS: { target: "editing" } } },
  },
});
