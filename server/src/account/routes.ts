import { join } from "node:path";
import Router from "@koa/router";
import {
  ApiError,
  ChangePasswordRequest,
  UpdatePreferencesRequest,
  UpdateProfileRequest,
  type User,
} from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import { requireFreshLogin } from "../auth/fresh-login.ts";
import { requireSession } from "../auth/session.ts";
import type { Auth } from "../auth/start-auth.ts";
import { getUser, setDisplayName, setPhotoKey } from "../auth/users.ts";
import { lockExistingAccount } from "../database/lock-account.ts";
import { clientSignal } from "../http/client-signal.ts";
import { noStore } from "../http/no-store.ts";
import { readJson, validate } from "../http/validate.ts";
import { ownAccount } from "../projects/access.ts";
import type { Storage } from "../storage/storage.ts";
import { readRestOfBody, type UploadDependencies, withUpload } from "../uploads/with-upload.ts";
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
export function accountRoutes({ knex, storage, uploads, uploadSlots, deletion, auth }: AccountDependencies): Router {
  const router = new Router();
  const writer = requireSession({ antiCsrf: true });

  router.get("/createuserdata/:uid", noStore, writer, ownAccount, async (ctx) => {
    const uid: string = ctx.state.userId;
    await knex.transaction(async (transaction) => {
      await lockExistingAccount(transaction, uid);
      await transaction("accounts").insert({ uid, created_at: Date.now() }).onConflict("uid").ignore();
    });
    ctx.body = { status: "OK" };
  });

  router.get("/deleteaccount/:uid", noStore, writer, ownAccount, requireFreshLogin(), async (ctx) => {
    await deletion.run(ctx.state.userId);
    ctx.body = { status: "OK" };
  });

  router.get("/profile", noStore, requireSession(), async (ctx) => {
    const user = await getUser(ctx.state.userId);
    if (!user) throw new ApiError("unauthenticated");
    const photoURL = user.photoKey ? await storage.link(user.photoKey, { audience: "owner" }) : null;
    ctx.body = {
      uid: user.uid,
      displayName: user.displayName ?? null,
      email: user.email || null,
      photoURL,
      logins: user.logins,
    } satisfies User;
  });

  router.put("/profile", writer, readJson(), async (ctx) => {
    const { name } = validate(UpdateProfileRequest, ctx.request.body);
    await setDisplayName(ctx.state.userId, name);
    await deletion.assertNotDeleted(ctx.state.userId);
    ctx.body = { status: "OK" };
  });

  router.get("/preferences", noStore, requireSession(), async (ctx) => {
    ctx.body = await readPreferences(knex, ctx.state.userId);
  });

  router.put("/preferences", writer, readJson(), async (ctx) => {
    await savePreferences(knex, ctx.state.userId, validate(UpdatePreferencesRequest, ctx.request.body));
    ctx.body = { status: "OK" };
  });

  router.put("/password", writer, readJson(), async (ctx) => {
    await auth.changePassword(ctx, validate(ChangePasswordRequest, ctx.request.body));
    ctx.body = { status: "OK" };
  });

  router.put("/profilepicture", readRestOfBody, writer, async (ctx) => {
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
    ctx.body = { photoURL: await storage.link(key, { audience: "owner" }) };
  });

  return router;
}
