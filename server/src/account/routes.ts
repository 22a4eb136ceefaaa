import { join } from "node:path";
import type Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import type { Knex } from "knex";
import { assertFreshLogin } from "../auth/fresh-login.ts";
import type { Auth } from "../auth/start-auth.ts";
import { getUser, setDisplayName, setPhotoKey } from "../auth/users.ts";
import { serve } from "../calls/serve.ts";
import { lockExistingAccount } from "../database/lock-account.ts";
import { clientSignal } from "../http/client-signal.ts";
import type { Storage } from "../storage/storage.ts";
import { type UploadDependencies, withUpload } from "../uploads/with-upload.ts";
import type { AccountDeletion } from "./deletion.ts";
import { pictureKey } from "./picture-key.ts";
import { readPreferences, savePreferences } from "./preferences.ts";
import { squarePicture } from "./square-picture.ts";

export interface AccountDependencies extends UploadDependencies {
  knex: Knex;
  storage: Storage;
  deletion: AccountDeletion;
  auth: Pick<Auth, "changePassword">;
}

const MAX_PICTURE_MB = 10;

/** The calls about one's own account. */
export function accountRoutes(
  router: Router,
  { knex, storage, uploads, uploadSlots, deletion, auth }: AccountDependencies,
): void {
  serve(router, calls.createUserData, async (_, { params: { uid } }) => {
    await knex.transaction(async (transaction) => {
      await lockExistingAccount(transaction, uid);
      await transaction("accounts").insert({ uid, created_at: Date.now() }).onConflict("uid").ignore();
    });
  });

  serve(router, calls.deleteAccount, async (ctx, { params: { uid } }) => {
    await assertFreshLogin(ctx);
    await deletion.run(uid);
  });

  serve(router, calls.profile, async (ctx) => {
    const user = await getUser(ctx.state.userId);
    if (!user) throw new ApiError("unauthenticated");
    const photoURL = user.photoKey ? await storage.link(user.photoKey, { audience: "owner" }) : null;
    return {
      uid: user.uid,
      displayName: user.displayName ?? null,
      email: user.email || null,
      photoURL,
      logins: user.logins,
    };
  });

  serve(router, calls.updateProfile, async (ctx, { body: { name } }) => {
    await setDisplayName(ctx.state.userId, name);
    await deletion.assertNotDeleted(ctx.state.userId);
  });

  serve(router, calls.preferences, (ctx) => readPreferences(knex, ctx.state.userId));

  serve(router, calls.updatePreferences, (ctx, { body }) => savePreferences(knex, ctx.state.userId, body));

  serve(router, calls.changePassword, (ctx, { body }) => auth.changePassword(ctx, body));

  serve(router, calls.updateProfilePicture, async (ctx) => {
    const uid: string = ctx.state.userId;
    const key = pictureKey(uid);
    const signal = clientSignal(ctx);
    const request = { owner: uid, uploads, uploadSlots, maxMB: MAX_PICTURE_MB };
    await withUpload(ctx, request, async ({ file, folder }) => {
      if (!file) throw new ApiError("no_file", "Please choose a picture.");
      const output = join(folder, "picture.png");
      await squarePicture({ file, output, signal });
      await storage.put(key, { path: output, contentType: "image/png" });
    });
    await setPhotoKey(uid, key);
    await deletion.assertNotDeleted(uid);
    return { photoURL: await storage.link(key, { audience: "owner" }) };
  });
}
