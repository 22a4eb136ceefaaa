import { assign, fromPromise, setup } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import { type CredentialErrors, checkCredentials, TEXTS } from "../contract/index.ts";
import { type AuthProvider, AuthRefusal, type Credentials, type LoginProvider } from "./auth-provider.ts";
import { type AccountNotice, emailNotice, errorNotice } from "./notices.ts";
import { atProvider, chooseProvider, providerGuards } from "./provider-login.ts";
import { type AccountInput, createUserData, signInWith } from "./sign-in.ts";

export interface SignupInput extends AccountInput {
  client: Pick<NatarajClient, "createUserData" | "updateProfile">;
}

interface SignupContext extends SignupInput {
  /** The form. It lives here and nowhere else, and is emptied when the account is there. */
  email: string;
  password: string;
  confirmation: string;
  name: string;
  provider: LoginProvider;
  /** What was wrong with a field of the form. */
  fields: CredentialErrors;
  /** What the dialog says, in the states named `notifying`. */
  notice: AccountNotice | undefined;
}

export type SignupEvent =
  | { type: "EDIT"; email?: string; password?: string; confirmation?: string; name?: string }
  | { type: "SUBMIT" }
  | { type: "PROVIDER"; provider: LoginProvider }
  | { type: "SETTINGS"; providers: Record<LoginProvider, boolean> }
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
  types: { context: {} as SignupContext, events: {} as SignupEvent, input: {} as SignupInput },
  actors: {
    signInWith,
    signUp: fromPromise<string, { auth: AuthProvider; credentials: Credentials }>(({ input: { auth, credentials } }) =>
      auth.signUp(credentials),
    ),
    saveName: fromPromise<void, { client: SignupInput["client"]; name: string }>(({ input: { client, name } }) =>
      client.updateProfile(name),
    ),
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
    createUserData: ({ context }, uid: string) => createUserData(context.client, uid),
    notify: assign({ notice: (_, notice: AccountNotice | undefined) => notice }),
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
  on: { SETTINGS: { actions: assign({ providers: ({ event }) => event.providers }) } },
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
            PROVIDER: chooseProvider,
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
            input: ({ context: { auth, email, password } }) => ({
              auth,
              credentials: { email: email.trim(), password },
            }),
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
            input: ({ context: { client, name } }) => ({ client, name: name.trim() }),
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
