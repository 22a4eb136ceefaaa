import { assign, fromPromise, setup } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import { whileWanted } from "../client/while-wanted.ts";
import { TEXTS, type User } from "../contract/index.ts";
import { type AccountNotice, errorNotice } from "./notices.ts";

export type ProfileClient = Pick<NatarajClient, "profile" | "updateProfilePicture" | "deleteAccount">;

export interface ProfileInput {
  client: ProfileClient;
  uid: string;
}

interface ProfileContext extends ProfileInput {
  user: User | undefined;
  notice: AccountNotice | undefined;
  /** The last try to delete the account failed. */
  deletionFailed: boolean;
}

export type ProfileEvent =
  | { type: "PICTURE"; file: File }
  | { type: "DELETE" | "CONFIRM" | "CANCEL" | "READ" | "RETRY" };

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * /profile: `loading`, then `ready` (`idle`, `uploading`, `confirming` the deletion, `deleting`, `telling`), `deleted`
 * at the end. Where the user could not be fetched, RETRY asks again. A deletion that fails is logged and leaves the account as it is.
 */
export const profileMachine = setup({
  types: { context: {} as ProfileContext, events: {} as ProfileEvent, input: {} as ProfileInput },
  actors: {
    fetch: fromPromise<User, ProfileClient>(({ input, signal }) => whileWanted(input.profile({ signal }), signal)),
    upload: fromPromise<string, { client: ProfileClient; file: File }>(({ input: { client, file } }) =>
      client.updateProfilePicture(file),
    ),
    remove: fromPromise<void, ProfileInput>(({ input: { client, uid } }) => client.deleteAccount(uid)),
  },
  actions: {
    tell: assign({ notice: (_, notice: AccountNotice) => notice }),
    logDeletion: (_, { error }: { error: unknown }) => console.warn("The account could not be deleted.", error),
  },
}).createMachine({
  id: "profile",
  context: ({ input }) => ({ ...input, user: undefined, notice: undefined, deletionFailed: false }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "fetch",
        input: ({ context }) => context.client,
        onDone: { target: "ready", actions: assign({ user: ({ event }) => event.output }) },
        onError: {
          target: "ready.telling",
          actions: { type: "tell", params: errorNotice(TEXTS.dashboard.fetchFailed) },
        },
      },
    },
    ready: {
      initial: "idle",
      states: {
        idle: {
          on: {
            PICTURE: { target: "uploading" },
            DELETE: { target: "confirming" },
            RETRY: { target: "#profile.loading" },
          },
        },
        uploading: {
          invoke: {
            src: "upload",
            input: ({ context: { client }, event }) => {
              if (event.type !== "PICTURE") throw new Error("Only a picture is uploaded.");
              return { client, file: event.file };
            },
            onDone: {
              target: "telling",
              actions: [
                assign({
                  user: ({ context: { user }, event }) => user && { ...user, photoURL: event.output },
                }),
                { type: "tell", params: { title: TEXTS.titles.success, text: TEXTS.account.photoUploaded } },
              ],
            },
            onError: {
              target: "telling",
              actions: {
                type: "tell",
                params: ({ event }) => errorNotice(TEXTS.account.photoFailed(causeOf(event.error))),
              },
            },
          },
        },
        confirming: { on: { CONFIRM: { target: "deleting" }, CANCEL: { target: "idle" } } },
        deleting: {
          entry: assign({ deletionFailed: false }),
          invoke: {
            src: "remove",
            input: ({ context }) => context,
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
        telling: { on: { READ: { target: "idle" } } },
      },
    },
    deleted: { type: "final" },
  },
});
