import SuperTokens from "supertokens-node";
import AccountLinking from "supertokens-node/recipe/accountlinking/index.js";
import EmailPassword from "supertokens-node/recipe/emailpassword/index.js";
import EmailVerification from "supertokens-node/recipe/emailverification/index.js";
import Multitenancy from "supertokens-node/recipe/multitenancy/index.js";
import UserMetadata from "supertokens-node/recipe/usermetadata/index.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthTestbed, PASSWORD } from "../testing/auth-testbed.ts";
import { DATABASES } from "../testing/database.ts";
import { atGoogle, signUp } from "../testing/sdk-users.ts";

const TENANT = "public";

/** Users through supertokens-node itself: every function of its recipes that the product has. */
describe.each(DATABASES)("supertokens-node's users over the core on %s", (database) => {
  let testbed: AuthTestbed;
  beforeAll(async () => {
    testbed = await AuthTestbed.start({ database });
  });
  afterAll(() => testbed.stop());

  it("EmailPassword: signs up and in, changes address and password, resets it by a token", async () => {
    const { user, recipeUserId } = await signUp("E1@example.com");
    expect(await EmailPassword.signUp(TENANT, "e1@EXAMPLE.com", PASSWORD)).toEqual({
      status: "EMAIL_ALREADY_EXISTS_ERROR",
    });
    expect(await EmailPassword.signIn(TENANT, "e1@example.com", PASSWORD)).toMatchObject({ user: { id: user.id } });
    expect((await EmailPassword.verifyCredentials(TENANT, "e1@example.com", "wrong")).status).toBe(
      "WRONG_CREDENTIALS_ERROR",
    );
    const change = { recipeUserId, email: "e2@example.com", password: "changed pass 1" };
    expect(await EmailPassword.updateEmailOrPassword(change)).toEqual({ status: "OK" });
    const weak = { recipeUserId, password: "weak" };
    expect((await EmailPassword.updateEmailOrPassword(weak)).status).toBe("PASSWORD_POLICY_VIOLATED_ERROR");

    const token = async () => {
      const made = await EmailPassword.createResetPasswordToken(TENANT, user.id, "e2@example.com");
      if (made.status !== "OK") throw new Error(made.status);
      return made.token;
    };
    const link = await EmailPassword.createResetPasswordLink(TENANT, user.id, "e2@example.com");
    expect(link).toMatchObject({ link: expect.stringContaining("/auth/reset-password?token=") });
    expect(await EmailPassword.consumePasswordResetToken(TENANT, await token())).toMatchObject({
      status: "OK",
      userId: user.id,
      email: "e2@example.com",
    });
    const spent = await token();
    expect((await EmailPassword.resetPasswordUsingToken(TENANT, spent, "reset pass 2")).status).toBe("OK");
    expect((await EmailPassword.resetPasswordUsingToken(TENANT, spent, "reset pass 3")).status).toBe(
      "RESET_PASSWORD_INVALID_TOKEN_ERROR",
    );
    expect((await EmailPassword.signIn(TENANT, "e2@example.com", "reset pass 2")).status).toBe("OK");
    expect((await EmailPassword.createResetPasswordToken(TENANT, "nobody", "e2@example.com")).status).toBe(
      "UNKNOWN_USER_ID_ERROR",
    );
  });

  it("EmailVerification: verifies by a token, revokes tokens, takes it back", async () => {
    const { recipeUserId } = await signUp("v1@example.com");
    const make = () => EmailVerification.createEmailVerificationToken(TENANT, recipeUserId);
    const revoked = await make();
    expect(await EmailVerification.revokeEmailVerificationTokens(TENANT, recipeUserId)).toEqual({ status: "OK" });
    const kept = await make();
    if (revoked.status !== "OK" || kept.status !== "OK") throw new Error("No token was made.");
    const verifyBy = (token: string) => EmailVerification.verifyEmailUsingToken(TENANT, token);
    expect((await verifyBy(revoked.token)).status).toBe("EMAIL_VERIFICATION_INVALID_TOKEN_ERROR");
    expect((await verifyBy(kept.token)).status).toBe("OK");
    expect((await make()).status).toBe("EMAIL_ALREADY_VERIFIED_ERROR");
    expect(await EmailVerification.isEmailVerified(recipeUserId)).toBe(true);
    expect(await EmailVerification.unverifyEmail(recipeUserId)).toEqual({ status: "OK" });
    expect(await EmailVerification.isEmailVerified(recipeUserId)).toBe(false);
  });

  it("UserMetadata: merges at the top, deletes by null, clears", async () => {
    const { user } = await signUp("m1@example.com");
    await UserMetadata.updateUserMetadata(user.id, { a: { x: 1 }, b: 2 });
    const { metadata } = await UserMetadata.updateUserMetadata(user.id, { a: { y: 2 }, b: null });
    expect(metadata).toEqual({ a: { y: 2 } });
    await UserMetadata.clearUserMetadata(user.id);
    expect((await UserMetadata.getUserMetadata(user.id)).metadata).toEqual({});
  });

  it("AccountLinking: makes a person of several logins and takes them apart, with what it allows on the way", async () => {
    const google = await atGoogle("al-1", "al@example.com");
    // Linked by hand: the policy would do it only for verified logins.
    const password = await signUp("al@example.com");
    expect(await AccountLinking.canCreatePrimaryUser(google.recipeUserId)).toMatchObject({ status: "OK" });
    expect(await AccountLinking.createPrimaryUser(google.recipeUserId)).toMatchObject({ status: "OK" });
    expect(await AccountLinking.canCreatePrimaryUser(password.recipeUserId)).toMatchObject({
      status: "ACCOUNT_INFO_ALREADY_ASSOCIATED_WITH_ANOTHER_PRIMARY_USER_ID_ERROR",
      primaryUserId: google.user.id,
    });
    const candidate = await AccountLinking.getPrimaryUserThatCanBeLinkedToRecipeUserId(TENANT, password.recipeUserId);
    expect(candidate?.id).toBe(google.user.id);
    expect(await AccountLinking.canLinkAccounts(password.recipeUserId, google.user.id)).toMatchObject({
      status: "OK",
      accountsAlreadyLinked: false,
    });
    const allowed = (isVerified: boolean) =>
      AccountLinking.isSignUpAllowed(TENANT, { recipeId: "emailpassword", email: "al@example.com" }, isVerified);
    expect(await allowed(false)).toBe(false);
    expect(await AccountLinking.linkAccounts(password.recipeUserId, google.user.id)).toMatchObject({ status: "OK" });
    expect((await SuperTokens.getUser(password.recipeUserId.getAsString()))?.id).toBe(google.user.id);
    const other = await atGoogle("al-2", "al2@example.com");
    await AccountLinking.createPrimaryUser(other.recipeUserId);
    const mayBecome = (email: string) => AccountLinking.isEmailChangeAllowed(password.recipeUserId, email, true);
    expect(await mayBecome("al2@example.com")).toBe(false);
    expect(await mayBecome("al3@example.com")).toBe(true);
    expect(await AccountLinking.isSignInAllowed(TENANT, google.recipeUserId)).toBe(true);
    expect(await AccountLinking.unlinkAccount(password.recipeUserId)).toMatchObject({ wasLinked: true });
    expect((await SuperTokens.getUser(password.recipeUserId.getAsString()))?.loginMethods).toHaveLength(1);
  });

  it("Multitenancy: keeps tenants apart, shares users between them, and knows their providers", async () => {
    expect(await Multitenancy.createOrUpdateTenant("troupe")).toMatchObject({ createdNew: true });
    expect(await Multitenancy.createOrUpdateTenant("troupe")).toMatchObject({ createdNew: false });
    expect((await Multitenancy.listAllTenants()).tenants.map(({ tenantId }) => tenantId).sort()).toEqual([
      "public",
      "troupe",
    ]);
    const here = await signUp("mt@example.com");
    const there = await signUp("mt@example.com", "troupe");
    expect(there.user.id).not.toBe(here.user.id);
    expect(await Multitenancy.associateUserToTenant("troupe", here.recipeUserId)).toEqual({
      status: "EMAIL_ALREADY_EXISTS_ERROR",
    });
    const guest = await atGoogle("mt-1", "guest@example.com");
    const share = () => Multitenancy.associateUserToTenant("troupe", guest.recipeUserId);
    expect(await share()).toEqual({ status: "OK", wasAlreadyAssociated: false });
    expect(await share()).toEqual({ status: "OK", wasAlreadyAssociated: true });
    expect((await SuperTokens.getUser(guest.user.id))?.tenantIds.sort()).toEqual(["public", "troupe"]);
    expect(await Multitenancy.disassociateUserFromTenant("troupe", guest.recipeUserId)).toEqual({
      status: "OK",
      wasAssociated: true,
    });
    const provider = { thirdPartyId: "google", clients: [{ clientId: "a", clientSecret: "b" }] };
    expect(await Multitenancy.createOrUpdateThirdPartyConfig("troupe", provider)).toMatchObject({ createdNew: true });
    const found = await Multitenancy.getTenant("troupe");
    expect(found?.thirdParty.providers?.map(({ thirdPartyId }) => thirdPartyId)).toEqual(["google"]);
    expect(await Multitenancy.deleteThirdPartyConfig("troupe", "google")).toMatchObject({ didConfigExist: true });
    expect(await Multitenancy.deleteTenant("troupe")).toEqual({ status: "OK", didExist: true });
    expect(await Multitenancy.getTenant("troupe")).toBeUndefined();
  });

  it("users: are listed both ways page by page, counted, searched and deleted", async () => {
    const emails = ["l1", "l2", "l3"].map((name) => `${name}@lists.example`);
    for (const email of emails) await signUp(email);
    const query = { email: "lists.example" };
    const names = ({ users }: { users: { emails: string[] }[] }) => users.map((user) => user.emails[0]);
    const newest = await SuperTokens.getUsersNewestFirst({ tenantId: TENANT, limit: 2, query });
    expect(names(newest)).toEqual([emails[2], emails[1]]);
    const { nextPaginationToken: paginationToken } = newest;
    const rest = await SuperTokens.getUsersNewestFirst({ tenantId: TENANT, limit: 2, query, paginationToken });
    expect(names(rest)).toEqual([emails[0]]);
    expect(rest.nextPaginationToken).toBeUndefined();
    expect(names(await SuperTokens.getUsersOldestFirst({ tenantId: TENANT, query }))).toEqual(emails);
    const count = await SuperTokens.getUserCount();
    const [one] = await SuperTokens.listUsersByAccountInfo(TENANT, { email: "l1@lists.example" });
    expect(await SuperTokens.deleteUser(one?.id ?? "")).toEqual({ status: "OK" });
    expect(await SuperTokens.getUserCount()).toBe(count - 1);
  });
});
