import { assign, setup } from "xstate";
import { TEXTS } from "../contract/index.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";
import type { AuthProvider, LoginProvider } from "./auth-provider.ts";
import { emailNotice } from "./notices.ts";
import { atProvider, chooseProvider, providerGuards } from "./provider-login.ts";
import { type AccountInput, createUserData, signInActors, signInCalls, type UserDataClient } from "./sign-in.ts";

interface LoginContext extends AccountInput {
  email: string;
  password: string;
  provider: LoginProvider;
  /** What the dialog says, in `notifying`. */
  notice: Notice | undefined;
}

/** What {@link loginMachine} can be told. */
export type LoginEvent =
  | { type: "EDIT"; email?: string; password?: string }
  | { type: "SUBMIT" }
  | { type: "CHOOSE_PROVIDER"; provider: LoginProvider }
  | { type: "SETTINGS_READ"; providers: Record<LoginProvider, boolean> }
  | { type: "DISMISS" };

/**
 * /login: `editing` → `signingIn` or `atProvider` → `entered`; a failure is told (`notifying` shows `context.notice`)
 * and leads back to `editing`. The password is forgotten as soon as it has served.
 */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, input: {} as AccountInput },
  actors: signInCalls,
  guards: {
    filled: ({ context }) => context.email.trim() !== "" && context.password !== "",
    ...providerGuards,
  },
  actions: {
    setProvider: assign({ provider: (_, provider: LoginProvider) => provider }),
    /** Nobody waits for it. */
    createUserData: (_, _uid: string) => {},
    notify: assign({ notice: (_, notice: Notice | undefined) => notice }),
  },
}).createMachine({
  id: "login",
  context: ({ input }) => ({ ...input, email: "", password: "", provider: "google", notice: undefined }),
  initial: "editing",
  on: { SETTINGS_READ: { actions: assign({ providers: ({ event }) => event.providers }) } },
  states: {
    editing: {
      on: {
        EDIT: {
          actions: assign({
            email: ({ context, event }) => event.email ?? context.email,
            password: ({ context, event }) => event.password ?? context.password,
          }),
        },
        SUBMIT: [
          { guard: "filled", target: "signingIn" },
          { target: "notifying", actions: { type: "notify", params: errorNotice(TEXTS.account.emailFailed) } },
        ],
        CHOOSE_PROVIDER: chooseProvider,
      },
    },
    signingIn: {
      invoke: {
        src: "signIn",
        input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
        onDone: { target: "entered", actions: { type: "createUserData", params: ({ event }) => event.output } },
        onError: { target: "notifying", actions: { type: "notify", params: ({ event }) => emailNotice(event.error) } },
      },
    },
    atProvider: atProvider("entered"),
    notifying: { on: { DISMISS: { target: "editing" } } },
    entered: { type: "final", entry: assign({ password: "" }) },
  },
});

/** {@link loginMachine} with its calls. */
export function provideLogin(auth: Pick<AuthProvider, "signIn" | "signInWith">, client: UserDataClient) {
  return loginMachine.provide({
    actors: signInActors(auth),
    actions: { createUserData: (_, uid) => createUserData(client, uid) },
  });
}
