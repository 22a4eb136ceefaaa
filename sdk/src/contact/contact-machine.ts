import { assign, fromPromise, setup } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import { whileWanted } from "../client/while-wanted.ts";
import { ContactRequest, TEXTS } from "../contract/index.ts";
import { contactFailure } from "./failure.ts";

export interface ContactInput {
  client: Pick<NatarajClient, "contactUs">;
}

interface ContactContext extends ContactInput {
  email: string;
  text: string;
  /** Title of the dialog, in `telling`. */
  title: string;
  /** What it says. */
  says: string;
}

export type ContactEvent = { type: "EDIT"; email?: string; text?: string } | { type: "SEND" } | { type: "READ" };

/**
 * The GET IN TOUCH form. `editing` → `sending` → `telling` (the dialog shows `context.title` and `context.says`) → `editing`.
 * What was written stays until it has been sent.
 */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent, input: {} as ContactInput },
  actors: {
    send: fromPromise<void, ContactContext>(({ input: { client, email, text }, signal }) =>
      whileWanted(client.contactUs({ email: email.trim(), text: text.trim() }, { signal }), signal),
    ),
  },
  guards: {
    filled: ({ context: { email, text } }) => ContactRequest.safeParse({ email, text }).success,
  },
}).createMachine({
  id: "contact",
  context: ({ input }) => ({ ...input, email: "", text: "", title: "", says: "" }),
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
          { target: "telling", actions: assign({ title: TEXTS.titles.error, says: TEXTS.contact.invalid }) },
        ],
      },
    },
    sending: {
      invoke: {
        src: "send",
        input: ({ context }) => context,
        onDone: {
          target: "telling",
          actions: assign({ title: TEXTS.titles.success, says: TEXTS.contact.sent, email: "", text: "" }),
        },
        onError: {
          target: "telling",
          actions: assign({ title: TEXTS.titles.error, says: ({ event }) => contactFailure(event.error) }),
        },
      },
    },
    telling: { on: { READ: { target: "editing" } } },
  },
});
