import { LOGIN_METHODS, type LoginMethod } from "@nataraj/sdk/contract";
import SuperTokens from "supertokens-node";
import Session from "supertokens-node/recipe/session/index.js";
import UserMetadata from "supertokens-node/recipe/usermetadata/index.js";
import { withinCoreWait } from "./core-wait.ts";

/** A user as the account's routes see one. */
export interface AuthUser {
  uid: string;
  /** The address of the first way the user logged in with; empty when a provider gave none. */
  email: string;
  displayName: string | undefined;
  /** Key of the profile picture in the storage. */
  photoKey: string | undefined;
  /** The ways the user can log in, each once. */
  logins: LoginMethod[];
}

interface Metadata {
  displayName?: string;
  photoKey?: string;
}

/** The user of an id, undefined when there is none (any more). */
export async function getUser(uid: string): Promise<AuthUser | undefined> {
  const user = await withinCoreWait(SuperTokens.getUser(uid));
  if (!user) return undefined;
  const { displayName, photoKey } = (await withinCoreWait(UserMetadata.getUserMetadata(user.id))).metadata as Metadata;
  const methods = user.loginMethods.map(({ recipeId, thirdParty }) =>
    recipeId === "emailpassword" ? "password" : thirdParty?.id,
  );
  const logins = LOGIN_METHODS.filter((method) => methods.includes(method));
  return { uid: user.id, email: user.emails[0] ?? "", displayName, photoKey, logins };
}

/** Sets the name shown to people. */
export async function setDisplayName(uid: string, displayName: string): Promise<void> {
  await withinCoreWait(UserMetadata.updateUserMetadata(uid, { displayName }));
}

/** Sets the key of the profile picture; null removes it. */
export async function setPhotoKey(uid: string, photoKey: string | null): Promise<void> {
  await withinCoreWait(UserMetadata.updateUserMetadata(uid, { photoKey }));
}

/** Removes name and photo key, whether there is such a user or not. */
export async function clearMetadata(uid: string): Promise<void> {
  await withinCoreWait(UserMetadata.clearUserMetadata(uid));
}

/**
 * Ends the user's sessions and removes user and metadata. Each step may find its work done, so a deletion that was cut
 * off can be run again.
 */
export async function deleteAuthUser(uid: string): Promise<void> {
  // The metadata of linked logins is found only while the user exists.
  await withinCoreWait(Session.revokeAllSessionsForUser(uid));
  await withinCoreWait(SuperTokens.deleteUser(uid));
  // A sign-in that was under way, a name that was just being set.
  await withinCoreWait(Session.revokeAllSessionsForUser(uid));
  await clearMetadata(uid);
}
