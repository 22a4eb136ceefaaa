import { assertEvent, assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import { TEXTS, type User } from "../contract/index.ts";
import { errorNotice, type Notice, successNotice } from "../notices/notice.ts";
import type { AuthProvider, LoginProvider } from "./auth-provider.ts";
import { emailNotice, providerNotice } from "./notices.ts";
import { signInActors, signInCalls } from "./sign-in.ts";

/** The calls that {@link provideProfile} needs. */
export type ProfileClient = Pick<NatarajClient, "profile" | "updateProfile" | "updateProfilePicture" | "deleteAccount">;

/** What {@link profileMachine} begins with. */
export interface ProfileInput {
  uid: string;
  /** The person has just logged in for that, and comes back from the provider. */
  hasProven?: boolean;
}

interface ProfileContext extends ProfileInput {
  user: User | undefined;
  notice: Notice | undefined;
  /** The last try to delete the account failed. */
  deletionFailed: boolean;
  /** What the name's field holds, while it is edited. */
  name: string;
  /** The password that shows who is there; forgotten as soon as it has served. */
  password: string;
  provider: LoginProvider;
  /** Why the person was not known again. */
  proofError: string | undefined;
}

/** What {@link profileMachine} can be told. */
export type ProfileEvent =
  | { type: "CHOOSE_PICTURE"; file: File }
  | { type: "EDIT"; name?: string; password?: string }
  | { type: "CHOOSE_PROVIDER"; provider: LoginProvider }
  | { type: "RENAME" | "CHANGE_PASSWORD" | "SUBMIT" | "DELETE" | "CONFIRM" | "CANCEL" | "DISMISS" | "RETRY" };

const SOMEONE_ELSE = "You logged in with another account. Nothing was deleted.";

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * /profile: `loading`, then `ready` (`idle`, `naming`, `uploading`, `changingPassword`, `confirming` the deletion, `proving` that it is the
 * account's owner who wants it, `deleting`, `notifying`), `deleted` at the end. Where the user could not be fetched, RETRY asks again. A deletion that fails is logged and leaves the account as it is.
 */
export const profileMachine = setup({
  types: { context: {} as ProfileContext, events: {} as ProfileEvent, input: {} as ProfileInput },
  actors: {
    fetchProfile: declareCall<User>(),
    saveName: declareCall<void, string>(),
    ...signInCalls,
    uploadPicture: declareCall<string, File>(),
    deleteAccount: declareCall<void, string>(),
  },
  guards: {
    named: ({ context }) => context.name.trim() !== "",
    filled: ({ context }) => context.password !== "",
    proven: ({ context }) => context.hasProven === true,
    isOwner: ({ context }, uid: string) => uid === context.uid,
  },
  actions: {
    edit: assign(({ event }) => {
      if (event.type !== "EDIT") return {};
      const { type: _, ...changes } = event;
      return changes;
    }),
    notify: assign({ notice: (_, notice: Notice) => notice }),
    logDeletion: (_, { error }: { error: unknown }) => console.warn("The account could not be deleted.", error),
  },
}).createMachine({
  id: "profile",
  context: ({ input }) => ({
    ...input,
    user: undefined,
    notice: undefined,
    deletionFailed: false,
    name: "",
    password: "",
    provider: "google",
    proofError: undefined,
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "fetchProfile",
        onDone: { target: "ready", actions: assign({ user: ({ event }) => event.output }) },
        onError: {
          target: "ready.notifying",
          actions: { type: "notify", params: errorNotice(TEXTS.dashboard.fetchFailed) },
        },
      },
    },
    ready: {
      initial: "idle",
      states: {
        idle: {
          on: {
            CHOOSE_PICTURE: { target: "uploading" },
            RENAME: { target: "naming", actions: assign({ name: ({ context }) => context.user?.displayName ?? "" }) },
            CHANGE_PASSWORD: { target: "changingPassword" },
            DELETE: { target: "confirming" },
            RETRY: { target: "#profile.loading" },
          },
        },
        uploading: {
          invoke: {
            src: "uploadPicture",
            input: ({ event }) => {
              assertEvent(event, "CHOOSE_PICTURE");
              return event.file;
            },
            onDone: {
              target: "notifying",
              actions: [
                assign({
                  user: ({ context: { user }, event }) => user && { ...user, photoURL: event.output },
                }),
                { type: "notify", params: successNotice(TEXTS.account.photoUploaded) },
              ],
            },
            onError: {
              target: "notifying",
              actions: {
                type: "notify",
                params: ({ event }) => errorNotice(TEXTS.account.photoFailed(causeOf(event.error))),
              },
            },
          },
        },
        naming: {
          initial: "editing",
          states: {
            editing: {
              on: {
                EDIT: { actions: "edit" },
                CANCEL: { target: "#profile.ready.idle" },
                SUBMIT: [{ guard: "named", target: "saving" }, { target: "#profile.ready.idle" }],
              },
            },
            saving: {
              invoke: {
                src: "saveName",
                input: ({ context }) => context.name.trim(),
                onDone: {
                  target: "#profile.ready.idle",
                  actions: assign({
                    user: ({ context: { user, name } }) => user && { ...user, displayName: name.trim() },
                  }),
                },
                onError: {
                  target: "notifying",
                  actions: { type: "notify", params: ({ event }) => errorNotice(causeOf(event.error)) },
                },
              },
            },
            // What was typed is kept for another try.
            notifying: { on: { DISMISS: { target: "editing" } } },
          },
        },
        /** By the password machine. */
        changingPassword: { on: { DISMISS: { target: "idle" } } },
        confirming: {
          on: {
            CONFIRM: [{ guard: "proven", target: "deleting" }, { target: "proving" }],
            CANCEL: { target: "idle" },
          },
        },
        proving: {
          initial: "asking",
          entry: assign({ password: "", proofError: undefined }),
          exit: assign({ password: "" }),
          states: {
            asking: {
              on: {
                EDIT: { actions: ["edit", assign({ proofError: undefined })] },
                CANCEL: { target: "#profile.ready.idle" },
                SUBMIT: [
                  { guard: "filled", target: "signingIn" },
                  { actions: assign({ proofError: TEXTS.account.emailFailed }) },
                ],
                CHOOSE_PROVIDER: { target: "atProvider", actions: assign({ provider: ({ event }) => event.provider }) },
              },
            },
            signingIn: {
              invoke: {
                src: "signIn",
                input: ({ context: { user, password } }) => ({ email: user?.email ?? "", password }),
                onDone: [
                  {
                    guard: { type: "isOwner", params: ({ event }) => event.output },
                    target: "#profile.ready.deleting",
                  },
                  { target: "asking", actions: assign({ proofError: SOMEONE_ELSE }) },
                ],
                onError: {
                  target: "asking",
                  actions: assign({ password: "", proofError: ({ event }) => emailNotice(event.error).text }),
                },
              },
            },
            atProvider: {
              invoke: {
                src: "signInWith",
                input: ({ context }) => context.provider,
                onDone: [
                  {
                    guard: { type: "isOwner", params: ({ event }) => event.output },
                    target: "#profile.ready.deleting",
                  },
                  { target: "asking", actions: assign({ proofError: SOMEONE_ELSE }) },
                ],
                onError: {
                  target: "asking",
                  actions: assign({ proofError: ({ event }) => providerNotice(event.error)?.text }),
                },
              },
            },
          },
        },
        deleting: {
          entry: assign({ deletionFailed: false }),
          invoke: {
            src: "deleteAccount",
            input: ({ context }) => context.uid,
            onDone: { target: "#profile.deleted" },
            onError: {
              target: "idle",
              actions: [
                assign({ deletionFailed: true }),
                { type: "logDeletion", params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        notifying: { on: { DISMISS: { target: "idle" } } },
      },
    },
    deleted: { type: "final" },
  },
});

/** {@link profileMachine} with its calls. @param auth Where the person shows who is there before the account is deleted. */
export function provideProfile(client: ProfileClient, auth: Pick<AuthProvider, "signIn" | "signInWith">) {
  return profileMachine.provide({
    actors: {
      ...signInActors(auth),
      fetchProfile: callActor((_, signal) => client.profile({ signal })),
      saveName: callActor((name) => client.updateProfile(name)),
      uploadPicture: callActor((file) => client.updateProfilePicture(file)),
      deleteAccount: callActor((uid) => client.deleteAccount(uid)),
    },
  });
}
