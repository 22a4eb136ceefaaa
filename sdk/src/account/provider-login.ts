import type { LoginProvider } from "./auth-provider.ts";
import { notSetUpNotice, providerNotice } from "./notices.ts";
import { type AccountInput, isNotSetUp } from "./sign-in.ts";

/*
 * Login by a provider, which /login and /signup share: CHOOSE_PROVIDER leads to `atProvider`, or to `notifying` where the provider
 * is not set up; from there to the machine's end, back to `editing`, or to `notifying`.
 */

type ProviderContext = AccountInput & { provider: LoginProvider };
type Failed = { event: { error: unknown } };
type Chosen = { event: { provider: LoginProvider } };

export const providerGuards = {
  notSetUp: ({ context }: { context: ProviderContext }, provider: LoginProvider) => isNotSetUp(context, provider),
  /** The user went back and knows. */
  silent: (_: unknown, { error }: { error: unknown }) => providerNotice(error) === undefined,
};

/** The CHOOSE_PROVIDER event's transitions. */
export const chooseProvider = [
  {
    guard: { type: "notSetUp", params: ({ event }: Chosen) => event.provider },
    target: "notifying",
    actions: { type: "notify", params: ({ event }: Chosen) => notSetUpNotice(event.provider) },
  },
  { target: "atProvider", actions: { type: "setProvider", params: ({ event }: Chosen) => event.provider } },
] as const;

/** The state `atProvider`. @param entered The state of somebody who is logged in. */
export const atProvider = <const Entered extends string>(entered: Entered) =>
  ({
    invoke: {
      src: "signInWith",
      input: ({ context }: { context: ProviderContext }) => context.provider,
      onDone: {
        target: entered,
        actions: { type: "createUserData", params: ({ event }: { event: { output: string } }) => event.output },
      },
      onError: [
        { guard: { type: "silent", params: ({ event }: Failed) => ({ error: event.error }) }, target: "editing" },
        {
          target: "notifying",
          actions: { type: "notify", params: ({ event }: Failed) => providerNotice(event.error) },
        },
      ],
    },
  }) as const;
