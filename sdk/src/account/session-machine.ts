import { and, assign, emit, raise, setup, stateIn } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";

/** What {@link sessionMachine} begins with. */
export interface SessionInput {
  /** The user that seems to be signed in from the first moment on. */
  uid?: string | undefined;
  /** Nobody seems to be here. Without either it has to be found out. */
  nobody?: boolean;
  /** Nobody is here, for sure: there is nothing to find out. */
  isSure?: boolean;
}

interface SessionContext {
  /** The signed-in user, or the user whose session has ended. */
  uid: string | undefined;
  nobody: boolean;
  isSure: boolean;
}

/** What {@link sessionMachine} can be told. */
export type SessionEvent =
  /** There is a session of this user. */
  | { type: "USER_FOUND"; uid: string }
  /** There is none (any more). */
  | { type: "NOBODY_FOUND" }
  /** The person has signed out, here or in another tab. */
  | { type: "SIGNED_OUT" }
  /** The person does not want to log in again. */
  | { type: "DECLINED" }
  /** It is to be found out for sure whether somebody is here. */
  | { type: "ASK" }
  /** The page has begun; what it cannot do without is found out now. */
  | { type: "STARTED" }
  /** The page stands: what seemed so is found out for sure. */
  | { type: "PAGE_SHOWN" }
  /** It could not be found out. */
  | { type: "SEARCH_FAILED" };

const found = { target: "in", actions: "remember" } as const;
const signedOut = { target: "out", actions: "tellWhoLeft" } as const;

/**
 * The session of the person at the screen. `who`: `loading`, then `out`, `in` or `failed`. A session that ends by itself
 * leads to `expired` and keeps its user: the page stays as it is until the person has logged in again or does not want
 * to. `search`: once, when it is needed, it is found out for sure who is here. Emits LEFT with the uid at a sign-out.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as { type: "LEFT"; uid: string },
  },
  actors: { findUser: declareCall<string | undefined>() },
  actions: {
    remember: assign({ uid: ({ context, event }) => (event.type === "USER_FOUND" ? event.uid : context.uid) }),
    forget: assign({ uid: undefined }),
    tellWhoLeft: emit(({ context }) => ({ type: "LEFT" as const, uid: context.uid ?? "" })),
    logFailure: (_, { error }: { error: unknown }) => console.error("It could not be found out who is here.", error),
  },
  guards: { isUnsure: ({ context }) => !context.isSure },
}).createMachine({
  id: "session",
  type: "parallel",
  context: ({ input: { uid, nobody = false, isSure = false } }) => ({ uid, nobody, isSure }),
  states: {
    who: {
      initial: "beginning",
      states: {
        beginning: {
          always: [
            { guard: ({ context }) => context.uid !== undefined, target: "in" },
            { guard: ({ context }) => context.nobody, target: "out" },
            { target: "loading" },
          ],
        },
        loading: { on: { USER_FOUND: found, NOBODY_FOUND: "out", SIGNED_OUT: "out", SEARCH_FAILED: "failed" } },
        failed: { on: { USER_FOUND: found, NOBODY_FOUND: "out", SIGNED_OUT: "out" } },
        out: { entry: "forget", on: { USER_FOUND: found, ASK: { guard: "isUnsure", target: "loading" } } },
        in: { on: { USER_FOUND: found, NOBODY_FOUND: "expired", SIGNED_OUT: signedOut } },
        expired: { on: { USER_FOUND: found, SIGNED_OUT: signedOut, DECLINED: "out" } },
      },
    },
    search: {
      initial: "pending",
      states: {
        pending: {
          on: {
            STARTED: { guard: stateIn({ who: "loading" }), target: "searching" },
            PAGE_SHOWN: { guard: stateIn({ who: "in" }), target: "searching" },
            ASK: { guard: and(["isUnsure", stateIn({ who: "out" })]), target: "searching" },
          },
        },
        searching: {
          entry: assign({ isSure: true }),
          invoke: {
            src: "findUser",
            onDone: {
              target: "done",
              actions: raise(({ event }) =>
                event.output === undefined
                  ? { type: "NOBODY_FOUND" as const }
                  : { type: "USER_FOUND" as const, uid: event.output },
              ),
            },
            onError: {
              target: "done",
              actions: [
                { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
                raise({ type: "SEARCH_FAILED" }),
              ],
            },
          },
        },
        done: {},
      },
    },
  },
});

/** {@link sessionMachine} with its call. @param findUser The uid of the signed-in user, checked; undefined where nobody is signed in. */
export function provideSession(findUser: () => Promise<string | undefined>) {
  return sessionMachine.provide({ actors: { findUser: callActor(findUser) } });
}
