import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import { type CredentialErrors, checkCredentials, TEXTS } from "../contract/index.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";
import { type AuthProvider, AuthRefusal, type Credentials, type LoginProvider } from "./auth-provider.ts";
import { emailNotice } from "./notices.ts";
import { atProvider, chooseProvider, providerGuards } from "./provider-login.ts";
import { type AccountInput, createUserData, signInActors, signInCalls } from "./sign-in.ts";

interface SignupContext extends AccountInput {
  /** The form. It lives here and nowhere else, and is emptied when the account is there. */
  email: string;
  password: string;
  confirmation: string;
  name: string;
  provider: LoginProvider;
  /** What was wrong with a field of the form. */
  fields: CredentialErrors;
  /** What the dialog says, in the states named `notifying`. */
  notice: Notice | undefined;
}

/** What {@link signupMachine} can be told. */
export type SignupEvent =
  | { type: "EDIT"; email?: string; password?: string; confirmation?: string; name?: string }
  | { type: "SUBMIT" }
  | { type: "CHOOSE_PROVIDER"; provider: LoginProvider }
  | { type: "SETTINGS_READ"; providers: Record<LoginProvider, boolean> }
  | { type: "BACK" | "DISMISS" };

/** The fields that a refusal is about: a reason for the whole is one for its address. */
function refusedFields({ fields, reason }: AuthRefusal): CredentialErrors {
  return Object.keys(fields).length > 0 ? fields : { email: reason ?? TEXTS.account.emailFailed };
}

const EMPTY_FIELDS = { email: "", password: "", confirmation: "" };

/**
 * /signup and /onboarding: `enteringCredentials` (email and password), `onboarding` (the name; then `creating` the account and
 * `naming` it), `entered`. What can be known of the form is checked before `onboarding`; whether its address is free
 * is said only afterwards. A refusal leads back to `enteringCredentials` with `context.fields` set, any other failure stays where it
 * happened. A name that could not be saved is only logged: the account is there.
 */
export const signupMachine = setup({
  types: { context: {} as SignupContext, events: {} as SignupEvent, input: {} as AccountInput },
  actors: {
    signInWith: signInCalls.signInWith,
    signUp: declareCall<string, Credentials>(),
    saveName: declareCall<void, string>(),
  },
  guards: {
    acceptable: ({ context }) => Object.keys(checkCredentials(context)).length === 0,
    named: ({ context }) => context.name.trim() !== "",
    passwordsDiffer: ({ context }) => context.password !== context.confirmation,
    ...providerGuards,
    refused: (_, { error }: { error: unknown }) => error instanceof AuthRefusal,
    fieldsWrong: ({ context }) => Object.keys(context.fields).length > 0,
  },
  actions: {
    edit: assign(({ context, event }) => {
      if (event.type !== "EDIT") return context;
      const { type: _, ...changes } = event;
      return { ...context, ...changes };
    }),
    setProvider: assign({ provider: (_, provider: LoginProvider) => provider }),
    /** Nobody waits for it. */
    createUserData: (_, _uid: string) => {},
    notify: assign({ notice: (_, notice: Notice | undefined) => notice }),
    logName: (_, { error }: { error: unknown }) => console.warn("The name could not be saved.", error),
  },
}).createMachine({
  id: "signup",
  context: ({ input }) => ({
    ...input,
    ...EMPTY_FIELDS,
    name: "",
    provider: "google",
    fields: {},
    notice: undefined,
  }),
  initial: "enteringCredentials",
  on: { SETTINGS_READ: { actions: assign({ providers: ({ event }) => event.providers }) } },
  states: {
    enteringCredentials: {
      initial: "editing",
      states: {
        editing: {
          on: {
            EDIT: { actions: ["edit", assign({ fields: {} })] },
            SUBMIT: [
              {
                guard: "passwordsDiffer",
                target: "notifying",
                actions: { type: "notify", params: errorNotice(TEXTS.account.passwordsDiffer) },
              },
              { guard: "acceptable", target: "#signup.onboarding" },
              { actions: assign({ fields: ({ context }) => checkCredentials(context) }) },
            ],
            CHOOSE_PROVIDER: chooseProvider,
          },
        },
        atProvider: atProvider("#signup.entered"),
        notifying: { on: { DISMISS: { target: "editing" } } },
      },
    },
    onboarding: {
      initial: "editing",
      states: {
        editing: {
          on: {
            EDIT: { actions: "edit" },
            BACK: { target: "#signup.enteringCredentials" },
            SUBMIT: [
              { guard: "named", target: "creating" },
              { target: "notifying", actions: { type: "notify", params: errorNotice(TEXTS.account.emailFailed) } },
            ],
          },
        },
        creating: {
          invoke: {
            src: "signUp",
            input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
            onDone: { target: "naming", actions: { type: "createUserData", params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: "refused", params: ({ event }) => ({ error: event.error }) },
                target: "notifying",
                actions: [
                  { type: "notify", params: ({ event }) => emailNotice(event.error) },
                  assign({ fields: ({ event }) => refusedFields(event.error as AuthRefusal) }),
                ],
              },
              { target: "notifying", actions: { type: "notify", params: ({ event }) => emailNotice(event.error) } },
            ],
          },
        },
        naming: {
          invoke: {
            src: "saveName",
            input: ({ context }) => context.name.trim(),
            onDone: { target: "#signup.entered" },
            onError: {
              target: "#signup.entered",
              actions: { type: "logName", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        notifying: {
          on: { DISMISS: [{ guard: "fieldsWrong", target: "#signup.enteringCredentials" }, { target: "editing" }] },
        },
      },
    },
    entered: { type: "final", entry: assign(EMPTY_FIELDS) },
  },
});

/** {@link signupMachine} with its calls. */
export function provideSignup(auth: AuthProvider, client: Pick<NatarajClient, "createUserData" | "updateProfile">) {
  return signupMachine.provide({
    actors: {
      signInWith: signInActors(auth).signInWith,
      signUp: callActor((credentials) => auth.signUp(credentials)),
      saveName: callActor((name) => client.updateProfile(name)),
    },
    actions: { createUserData: (_, uid) => createUserData(client, uid) },
  });
}
