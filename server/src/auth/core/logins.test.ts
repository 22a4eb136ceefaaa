import { hash } from "@node-rs/argon2";
import SuperTokens from "supertokens-node";
import EmailPassword from "supertokens-node/recipe/emailpassword/index.js";
import EmailVerification from "supertokens-node/recipe/emailverification/index.js";
import ThirdParty from "supertokens-node/recipe/thirdparty/index.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthTestbed, credentials, PASSWORD } from "../testing/auth-testbed.ts";
import { DATABASES } from "../testing/database.ts";

describe.each(DATABASES)("logins on %s", (database) => {
  let testbed: AuthTestbed;
  beforeAll(async () => {
    testbed = await AuthTestbed.start({ database });
  });
  afterAll(() => testbed.stop());

  const signUp = (email: string) => testbed.call("POST", "/public/recipe/signup", { email, password: PASSWORD });
  const signIn = (email: string, password = PASSWORD) =>
    testbed.call("POST", "/public/recipe/signin", { email, password });

  /** Settles when the next look for an account has been answered by the database. */
  const accountFound = () =>
    new Promise<void>((resolve) => {
      const listen = (_response: unknown, { sql }: { sql: string }) => {
        if (!sql.includes("account_key")) return;
        testbed.knex.off("query-response", listen);
        resolve();
      };
      testbed.knex.on("query-response", listen);
    });

  describe("by e-mail and password", () => {
    it("signs up and in with upper and lower case in the address", async () => {
      const { user, recipeUserId, status } = await signUp(" Ann@Example.com");
      expect(status).toBe("OK");
      expect(user).toEqual({
        id: recipeUserId,
        isPrimaryUser: false,
        tenantIds: ["public"],
        timeJoined: expect.any(Number),
        emails: ["ann@example.com"],
        phoneNumbers: [],
        thirdParty: [],
        webauthn: { credentialIds: [] },
        loginMethods: [
          {
            recipeId: "emailpassword",
            recipeUserId,
            tenantIds: ["public"],
            timeJoined: user.timeJoined,
            verified: false,
            email: "ann@example.com",
          },
        ],
      });
      expect(await signIn("ANN@example.COM ")).toEqual({ status: "OK", user, recipeUserId });
    });

    it("refuses a second account, a wrong password and an unknown address", async () => {
      await signUp("bob@example.com");
      expect(await signUp("BOB@example.com")).toEqual({ status: "EMAIL_ALREADY_EXISTS_ERROR" });
      expect(await signIn("bob@example.com", "wrong")).toEqual({ status: "WRONG_CREDENTIALS_ERROR" });
      expect(await signIn("nobody@example.com")).toEqual({ status: "WRONG_CREDENTIALS_ERROR" });
      const empty = await testbed.call("POST", "/public/recipe/signup", { email: "x@example.com", password: "" });
      expect(empty.httpStatus).toBe(400);
    });

    it("lets one of four racing sign-ups win, through the site and in the core", async () => {
      const json = credentials("race@example.com");
      const site = [1, 2, 3, 4].map(() => testbed.visitor().send("POST", "/api/auth/signup", { json }));
      const answers = (await Promise.all(site)).map((answer) => answer.body.status);
      expect(answers.toSorted()).toEqual(["FIELD_ERROR", "FIELD_ERROR", "FIELD_ERROR", "OK"]);
      const core = await Promise.all([1, 2, 3, 4].map(() => signUp("Race2@example.com")));
      const taken = "EMAIL_ALREADY_EXISTS_ERROR";
      expect(core.map((answer) => answer.status).toSorted()).toEqual([taken, taken, taken, "OK"]);
    });

    it("refuses a sign-in whose account is deleted while its password is checked", async () => {
      const { recipeUserId: userId } = await signUp("leaving@example.com");
      // A hash that takes a third of a second to check leaves the deletion its time.
      const password_hash = await hash(PASSWORD, { timeCost: 80 });
      await testbed.knex("st_users").where({ id: userId }).update({ password_hash });
      const found = accountFound();
      const answer = signIn("leaving@example.com");
      await found;
      await testbed.call("POST", "/user/remove", { userId });
      expect(await answer).toEqual({ status: "WRONG_CREDENTIALS_ERROR" });
    });

    it("keeps argon2id hashes and never the password", async () => {
      const { recipeUserId } = await signUp("cy@example.com");
      const row = await testbed.knex("st_users").where({ id: recipeUserId }).first();
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(JSON.stringify(row)).not.toContain(PASSWORD);
    });

    it("changes address and password", async () => {
      const { recipeUserId } = await signUp("di@example.com");
      await signUp("taken@example.com");
      const change = (json: object) => testbed.call("PUT", "/recipe/user", { recipeUserId, ...json });
      expect(await change({ email: "Taken@example.com" })).toEqual({ status: "EMAIL_ALREADY_EXISTS_ERROR" });
      expect(await change({ email: "Dee@example.com", password: "another pass 2" })).toEqual({ status: "OK" });
      expect((await signIn("dee@example.com", "another pass 2")).status).toBe("OK");
      expect((await signIn("di@example.com", "another pass 2")).status).toBe("WRONG_CREDENTIALS_ERROR");
      expect((await signIn("dee@example.com")).status).toBe("WRONG_CREDENTIALS_ERROR");
      expect((await signUp("di@example.com")).status).toBe("OK");
      const unknown = await testbed.call("PUT", "/recipe/user", { recipeUserId: "nobody", password: "pass word 1" });
      expect(unknown).toEqual({ status: "UNKNOWN_USER_ID_ERROR" });
    });
  });

  describe("password reset", () => {
    const token = async (email: string) => {
      const { user } = await signUp(email);
      const made = await EmailPassword.createResetPasswordToken("public", user.id, email);
      if (made.status !== "OK") throw new Error(made.status);
      return { id: user.id as string, token: made.token };
    };
    const consume = (value: string) =>
      testbed.call("POST", "/public/recipe/user/password/reset/token/consume", { token: value });

    it("takes a token once, and the user's other tokens with it", async () => {
      const { id, token: first } = await token("ed@example.com");
      const second = await EmailPassword.createResetPasswordToken("public", id, "ed@example.com");
      expect(await consume(first)).toEqual({ status: "OK", userId: id, email: "ed@example.com" });
      expect(await consume(first)).toEqual({ status: "RESET_PASSWORD_INVALID_TOKEN_ERROR" });
      expect(await consume("token" in second ? second.token : "")).toEqual({
        status: "RESET_PASSWORD_INVALID_TOKEN_ERROR",
      });
      const unknown = await EmailPassword.createResetPasswordToken("public", "nobody", "x@example.com");
      expect(unknown).toEqual({ status: "UNKNOWN_USER_ID_ERROR" });
    });

    it("lets one of several that come with a token at once succeed", async () => {
      const { token: value } = await token("flo@example.com");
      const statuses = (await Promise.all([1, 2, 3, 4].map(() => consume(value)))).map((answer) => answer.status);
      expect(statuses.filter((status) => status === "OK")).toHaveLength(1);
    });

    it("refuses an expired token, keeps only hashes, and drops tokens when the password changes", async () => {
      const { id, token: value } = await token("gil@example.com");
      const rows = await testbed.knex("st_one_time_tokens").where({ user_id: id });
      expect(JSON.stringify(rows)).not.toContain(value);
      await testbed
        .knex("st_one_time_tokens")
        .where({ user_id: id })
        .update({ expires: Date.now() - 1 });
      expect(await consume(value)).toEqual({ status: "RESET_PASSWORD_INVALID_TOKEN_ERROR" });
      const again = await EmailPassword.createResetPasswordToken("public", id, "gil@example.com");
      await testbed.call("PUT", "/recipe/user", { recipeUserId: id, password: "new pass 123" });
      expect((await consume("token" in again ? again.token : "")).status).toBe("RESET_PASSWORD_INVALID_TOKEN_ERROR");
    });
  });

  describe("at a provider", () => {
    const signInUp = (id: string, email: string, isVerified = true) =>
      ThirdParty.manuallyCreateOrUpdateUser("public", "google", id, email, isVerified);

    it("makes a user once and keeps its address up to date", async () => {
      const first = await signInUp("g1", "Hal@example.com");
      expect(first).toMatchObject({ status: "OK", createdNewRecipeUser: true });
      const second = await signInUp("g1", "hal@new.example.com", false);
      expect(second).toMatchObject({ status: "OK", createdNewRecipeUser: false });
      if (first.status !== "OK" || second.status !== "OK") throw new Error("refused");
      expect(first.user.emails).toEqual(["hal@example.com"]);
      expect(first.user.loginMethods[0]?.verified).toBe(true);
      expect(second.user.id).toBe(first.user.id);
      expect(second.user.emails).toEqual(["hal@new.example.com"]);
      expect(second.user.thirdParty).toEqual([{ id: "google", userId: "g1" }]);
    });

    it("makes one user of four that come at once", async () => {
      const call = () =>
        testbed.call("POST", "/public/recipe/signinup", {
          thirdPartyId: "github",
          thirdPartyUserId: "77",
          email: { id: "ida@example.com", isVerified: true },
        });
      const answers = await Promise.all([call(), call(), call(), call()]);
      expect(answers.filter((answer) => answer.createdNewUser)).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.recipeUserId)).size).toBe(1);
    });
  });

  it("verifies an address by a mailed token", async () => {
    const { user } = await signUp("jo@example.com");
    const id = SuperTokens.convertToRecipeUserId(user.id);
    expect(await EmailVerification.isEmailVerified(id)).toBe(false);
    const made = await EmailVerification.createEmailVerificationToken("public", id);
    const token = "token" in made ? made.token : "";
    expect((await EmailVerification.verifyEmailUsingToken("public", token)).status).toBe("OK");
    expect((await EmailVerification.verifyEmailUsingToken("public", token)).status).toBe(
      "EMAIL_VERIFICATION_INVALID_TOKEN_ERROR",
    );
    expect(await EmailVerification.isEmailVerified(id)).toBe(true);
    expect((await EmailVerification.createEmailVerificationToken("public", id)).status).toBe(
      "EMAIL_ALREADY_VERIFIED_ERROR",
    );
    await EmailVerification.unverifyEmail(id);
    expect(await EmailVerification.isEmailVerified(id)).toBe(false);
    const next = await EmailVerification.createEmailVerificationToken("public", id);
    await EmailVerification.revokeEmailVerificationTokens("public", id);
    const revoked = await EmailVerification.verifyEmailUsingToken("public", "token" in next ? next.token : "");
    expect(revoked.status).toBe("EMAIL_VERIFICATION_INVALID_TOKEN_ERROR");
  });
});
