import { assign, setup } from "xstate";
import { TEXTS } from "../contract/index.ts";
import type { LoginProvider } from "./auth-provider.ts";
import { type AccountNotice, emailNotice, errorNotice, notSetUpNotice, providerNotice } from "./notices.ts";
import { type AccountInput, isMissing, noteUser, signIn, signInWith } from "./sign-in.ts";

interface LoginContext extends AccountInput {
  email: string;
  password: string;
  provider: LoginProvider;
  /** What the dialog says, in `telling`. */
  notice: AccountNotice | undefined;
}

export type LoginEvent =
  | { type: "EDIT"; email?: string; password?: string }
  | { type: "SUBMIT" }
  | { type: "PROVIDER"; provider: LoginProvider }
  | { type: "SETTINGS"; providers: Record<LoginProvider, boolean> }
  | { type: "READ" };

/**
 * /login: `editing` → `signingIn` or `atProvider` → `entered`; a failure is told (`telling` shows `context.notice`)
 * and leads back to `editing`. The password is forgotten as soon as it has served.
 */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, input: {} as AccountInput },
  actors: { signIn, signInWith },
  guards: {
    filled: ({ context }) => context.email.trim() !== "" && context.password !== "",
    missing: ({ context }, provider: LoginProvider) => isMissing(context, provider),
    silent: (_, { error }: { error: unknown }) => providerNotice(error) === undefined,
  },
  actions: {
    noteUser: ({ context }, uid: string) => noteUser(context.client, uid),
    tell: assign({ notice: (_, notice: AccountNotice | undefined) => notice }),
  },
}).createMachine({
  id: "login",
  context: ({ input }) => ({ ...input, email: "", password: "", provider: "google", notice: undefined }),
  initial: "editing",
  on: { SETTINGS: { actions: assign({ providers: ({ event }) => event.providers }) } },
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
          { target: "telling", actions: { type: "tell", params: errorNotice(TEXTS.account.emailFailed) } },
        ],
        PROVIDER: [
          {
            guard: { type: "missing", params: ({ event }) => event.provider },
            target: "telling",
            actions: { type: "tell", params: ({ event }) => notSetUpNotice(event.provider) },
          },
          { target: "atProvider", actions: assign({ provider: ({ event }) => event.provider }) },
        ],
      },
    },
    signingIn: {
      invoke: {
        src: "signIn",
        input: ({ context: { auth, email, password } }) => ({ auth, credentials: { email: email.trim(), password } }),
        onDone: { target: "entered", actions: { type: "noteUser", params: ({ event }) => event.output } },
        onError: { target: "telling", actions: { type: "tell", params: ({ event }) => emailNotice(event.error) } },
      },
    },
    atProvider: {
      invoke: {
        src: "signInWith",
        input: ({ context: { auth, provider } }) => ({ auth, provider }),
        onDone: { target: "entered", actions: { type: "noteUser", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "silent", params: ({ event }) => ({ error: event.error }) }, target: "editing" },
          { target: "telling", actions: { type: "tell", params: ({ event }) => providerNotice(event.error) } },
        ],
      },
    },
    telling: { on: { READ: { target: "editing" } } },
    entered: { type: "final", entry: assign({ password: "" }) },
  },
});
