import { assign, setup } from "xstate";

interface SessionContext extends SessionInput {
  /** Who is here, or whose session has ended. */
  uid: string | undefined;
}

export interface SessionInput {
  /** Whoever seems to be here from the first moment on. */
  uid?: string | undefined;
  /** Nobody seems to be here. Without either it has to be found out. */
  nobody?: boolean;
}

export type SessionEvent =
  /** There is a session of this user. */
  | { type: "FOUND"; uid: string }
  /** There is none (any more). */
  | { type: "NONE" }
  /** The person has signed out, here or in another tab. */
  | { type: "SIGNED_OUT" }
  /** The person does not want to log in again. */
  | { type: "DECLINED" }
  /** It is to be found out for sure whether somebody is here. */
  | { type: "ASKED" }
  /** It could not be found out. */
  | { type: "FAILED" };

const found = { target: "in", actions: "remember" } as const;

/**
 * The session of the person at the screen: `loading`, then `out`, `in` or `failed`. A session that ends by itself leads
 * to `expired` and keeps its user: the page stays as it is until the person has logged in again or does not want to.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput },
  actions: {
    remember: assign({ uid: ({ context, event }) => (event.type === "FOUND" ? event.uid : context.uid) }),
    forget: assign({ uid: undefined }),
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({ uid: undefined, ...input }),
  initial: "beginning",
  states: {
    beginning: {
      always: [
        { guard: ({ context }) => context.uid !== undefined, target: "in" },
        { guard: ({ context }) => context.nobody === true, target: "out" },
        { target: "loading" },
      ],
    },
    loading: { on: { FOUND: found, NONE: "out", SIGNED_OUT: "out", FAILED: "failed" } },
    failed: { on: { FOUND: found, NONE: "out", SIGNED_OUT: "out" } },
    out: { entry: "forget", on: { FOUND: found, ASKED: "loading" } },
    in: { on: { FOUND: found, NONE: "expired", SIGNED_OUT: "out" } },
    expired: { on: { FOUND: found, SIGNED_OUT: "out", DECLINED: "out" } },
  },
});
