import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import { type ChangePasswordRequest, isApiError, refusePassword, TEXTS } from "../contract/index.ts";

interface Passwords {
  old: string;
  next: string;
  confirmation: string;
}

interface PasswordContext extends Passwords {
  /** What is wrong with a field. */
  errors: Partial<Record<keyof Passwords, string>>;
}

/** What {@link passwordMachine} can be told. */
export type PasswordEvent = ({ type: "EDIT" } & Partial<Passwords>) | { type: "SUBMIT" };

/** What can be known of the fields before the server is asked. */
function check({ old, next, confirmation }: Passwords): PasswordContext["errors"] {
  const rule = refusePassword(next);
  return {
    ...(old === "" && { old: TEXTS.account.emailFailed }),
    ...(rule && { next: rule }),
    ...(next !== confirmation && { confirmation: TEXTS.account.passwordsDiffer }),
  };
}

/** A failure under the field that it is about. */
function errorsOf(error: unknown): PasswordContext["errors"] {
  const text = error instanceof Error ? error.message : TEXTS.account.socialFailed;
  return isApiError(error, "weak_password") ? { next: text } : { old: text };
}

/** The change of a password, with the old one: `editing`, `saving`, `changed`. */
export const passwordMachine = setup({
  types: { context: {} as PasswordContext, events: {} as PasswordEvent },
  actors: {
    changePassword: declareCall<void, ChangePasswordRequest>(),
  },
  guards: { acceptable: ({ context }) => Object.keys(check(context)).length === 0 },
}).createMachine({
  id: "password",
  context: { old: "", next: "", confirmation: "", errors: {} },
  initial: "editing",
  states: {
    editing: {
      on: {
        EDIT: { actions: assign(({ event: { type: _, ...changes } }) => ({ ...changes, errors: {} })) },
        SUBMIT: [
          { guard: "acceptable", target: "saving" },
          { actions: assign({ errors: ({ context }) => check(context) }) },
        ],
      },
    },
    saving: {
      invoke: {
        src: "changePassword",
        input: ({ context }) => ({ oldPassword: context.old, newPassword: context.next }),
        onDone: { target: "changed" },
        onError: { target: "editing", actions: assign({ errors: ({ event }) => errorsOf(event.error) }) },
      },
    },
    changed: { type: "final", entry: assign({ old: "", next: "", confirmation: "" }) },
  },
});

/** {@link passwordMachine} with its call. */
export function providePassword(client: Pick<NatarajClient, "changePassword">) {
  return passwordMachine.provide({
    actors: { changePassword: callActor((passwords) => client.changePassword(passwords)) },
  });
}
