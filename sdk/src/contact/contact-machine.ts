import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import { ContactRequest, TEXTS } from "../contract/index.ts";
import { errorNotice, type Notice, successNotice } from "../notices/notice.ts";
import { contactFailure } from "./failure.ts";

interface ContactContext {
  email: string;
  text: string;
  /** What the dialog says, in `notifying`. */
  notice: Notice | undefined;
}

/** What {@link contactMachine} can be told. */
export type ContactEvent = { type: "EDIT"; email?: string; text?: string } | { type: "SEND" } | { type: "DISMISS" };

/**
 * The GET IN TOUCH form. `editing` → `sending` → `notifying` (the dialog shows `context.notice`) → `editing`.
 * What was written stays until it has been sent.
 */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent },
  actors: {
    send: declareCall<void, ContactRequest>(),
  },
  actions: { notify: assign({ notice: (_, notice: Notice | undefined) => notice }) },
  guards: {
    filled: ({ context: { email, text } }) => ContactRequest.safeParse({ email, text }).success,
  },
}).createMachine({
  id: "contact",
  context: { email: "", text: "", notice: undefined },
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
          { target: "notifying", actions: { type: "notify", params: errorNotice(TEXTS.contact.invalid) } },
        ],
      },
    },
    sending: {
      invoke: {
        src: "send",
        input: ({ context: { email, text } }) => ({ email: email.trim(), text: text.trim() }),
        onDone: {
          target: "notifying",
          actions: [assign({ email: "", text: "" }), { type: "notify", params: successNotice(TEXTS.contact.sent) }],
        },
        onError: {
          target: "notifying",
          actions: { type: "notify", params: ({ event }) => errorNotice(contactFailure(event.error)) },
        },
      },
    },
    notifying: { on: { DISMISS: { target: "editing" } } },
  },
});

/** {@link contactMachine} with its call. */
export function provideContact(client: Pick<NatarajClient, "contactUs">) {
  return contactMachine.provide({
    actors: { send: callActor((message, signal) => client.contactUs(message, { signal })) },
  });
}
