import SuperTokens from "supertokens-node";
import AccountLinking from "supertokens-node/recipe/accountlinking/index.js";
import Session from "supertokens-node/recipe/session/index.js";
import UserMetadata from "supertokens-node/recipe/usermetadata/index.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthTestbed, PASSWORD } from "../testing/auth-testbed.ts";
import { DATABASES } from "../testing/database.ts";

describe.each(DATABASES)("users on %s", (database) => {
  let testbed: AuthTestbed;
  beforeAll(async () => {
    testbed = await AuthTestbed.start({ database });
  });
  afterAll(() => testbed.stop());

  const signUp = async (email: string): Promise<string> =>
    (await testbed.call("POST", "/public/recipe/signup", { email, password: PASSWORD })).recipeUserId;
  // Straight from the core: the SDK would link by itself.
  const atGoogle = async (id: string, email: string): Promise<string> => {
    const json = { thirdPartyId: "google", thirdPartyUserId: id, email: { id: email, isVerified: true } };
    return (await testbed.call("POST", "/public/recipe/signinup", json)).recipeUserId;
  };
  const link = (recipeUserId: string, primaryUserId: string) =>
    testbed.call("POST", "/recipe/accountlinking/user/link", { recipeUserId, primaryUserId });
  const makePrimary = (recipeUserId: string) =>
    testbed.call("POST", "/recipe/accountlinking/user/primary", { recipeUserId });

  describe("metadata", () => {
    it("is merged at the top, null deletes", async () => {
      await UserMetadata.updateUserMetadata("m1", { theme: "dark", nested: { a: 1, b: 2 } });
      const { metadata } = await UserMetadata.updateUserMetadata("m1", { theme: null, nested: { a: 3 }, list: [1] });
      expect(metadata).toEqual({ nested: { a: 3 }, list: [1] });
      await UserMetadata.clearUserMetadata("m1");
      expect((await UserMetadata.getUserMetadata("m1")).metadata).toEqual({});
    });

    it("loses nothing of updates that come at once", async () => {
      const updates = Array.from({ length: 10 }, (_, index) =>
        UserMetadata.updateUserMetadata("m2", { [`k${index}`]: index }),
      );
      await Promise.all(updates);
      expect(Object.keys((await UserMetadata.getUserMetadata("m2")).metadata)).toHaveLength(10);
    });
  });

  describe("lists", () => {
    it("give every user once, page by page, in both orders, and count them", async () => {
      await Promise.all(Array.from({ length: 7 }, (_, index) => atGoogle(`page-${index}`, `page${index}@example.com`)));
      // Users of one moment must not get lost between two pages.
      await testbed
        .knex("st_users")
        .where("third_party_user_id", "like", "page-%")
        .update({ time_joined: 1_700_000_000_000 });
      for (const list of [SuperTokens.getUsersOldestFirst, SuperTokens.getUsersNewestFirst]) {
        const ids: string[] = [];
        let token: string | undefined;
        do {
          const page = await list({ tenantId: "public", limit: 3, ...(token ? { paginationToken: token } : {}) });
          ids.push(...page.users.map((user) => user.id));
          token = page.nextPaginationToken;
        } while (token);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength(await SuperTokens.getUserCount());
      }
      expect(await SuperTokens.getUserCount(["thirdparty"])).toBe(7);
      const found = await SuperTokens.getUsersOldestFirst({ tenantId: "public", query: { email: "PAGE3" } });
      expect(found.users.map((user) => user.emails)).toEqual([["page3@example.com"]]);
    });

    it("give nobody for a search that searches for nothing", async () => {
      await signUp("searched@example.com");
      for (const email of ["x%3B", "%3B", "%20%3B%25", "_"]) {
        expect((await testbed.call("GET", `/users?email=${email}`)).users).toEqual([]);
      }
      expect((await testbed.call("GET", "/users?email=searched%3B")).users).toHaveLength(1);
    });

    it("refuse nonsense", async () => {
      for (const query of ["limit=0", "limit=501", "limit=x", "paginationToken=%25"]) {
        expect((await testbed.call("GET", `/public/users?${query}`)).httpStatus).toBe(400);
      }
    });

    it("find users by address and by account at a provider, by all or by any of them", async () => {
      const a = await signUp("find-a@example.com");
      const b = await atGoogle("find-b", "find-b@example.com");
      const find = async (info: object, union = false) =>
        (await SuperTokens.listUsersByAccountInfo("public", info, union)).map((user) => user.id);
      expect(await find({ email: "FIND-A@example.com" })).toEqual([a]);
      const thirdParty = { id: "google", userId: "find-b" };
      expect(await find({ thirdParty })).toEqual([b]);
      expect(await find({ email: "find-a@example.com", thirdParty })).toEqual([]);
      expect((await find({ email: "find-a@example.com", thirdParty }, true)).toSorted()).toEqual([a, b].toSorted());
      expect(await find({ email: "' OR 1=1 --" })).toEqual([]);
    });
  });

  it("are deleted with everything that hangs on them, and only they", async () => {
    const { browser, uid } = await testbed.newUser("gone@example.com");
    const { browser: other } = await testbed.newUser("stays@example.com");
    await UserMetadata.updateUserMetadata(uid, { a: 1 });
    expect(await SuperTokens.deleteUser(uid)).toEqual({ status: "OK" });
    expect(await SuperTokens.getUser(uid)).toBeUndefined();
    expect((await UserMetadata.getUserMetadata(uid)).metadata).toEqual({});
    expect(await Session.getAllSessionHandlesForUser(uid)).toEqual([]);
    expect((await browser.send("GET", "/read")).status).toBe(401);
    expect((await other.send("GET", "/read")).status).toBe(200);
    for (const table of ["st_users", "st_user_tenants", "st_sessions", "st_metadata"]) {
      const column = table === "st_users" ? "id" : "user_id";
      expect(await testbed.knex(table).where(column, uid)).toEqual([]);
    }
    expect(await signUp("gone@example.com")).not.toBe(uid);
    expect(await SuperTokens.deleteUser("nobody")).toEqual({ status: "OK" });
  });

  describe("linking", () => {
    it("makes one person of two logins, and takes them apart again", async () => {
      const google = await atGoogle("link-1", "link1@example.com");
      const password = await signUp("link1@example.com");
      const session = await testbed.call("POST", "/public/recipe/session", {
        userId: password,
        userDataInJWT: {},
        useDynamicSigningKey: true,
      });
      expect(await link(password, google)).toEqual({ status: "INPUT_USER_IS_NOT_A_PRIMARY_USER" });
      const check = await testbed.call("GET", `/recipe/accountlinking/user/primary/check?recipeUserId=${google}`);
      expect(check).toEqual({ status: "OK", wasAlreadyAPrimaryUser: false });
      expect(await makePrimary(google)).toMatchObject({ status: "OK", user: { id: google, isPrimaryUser: true } });
      expect(await makePrimary(google)).toMatchObject({ status: "OK", wasAlreadyAPrimaryUser: true });
      const linked = await link(password, google);
      expect(linked).toMatchObject({ status: "OK", accountsAlreadyLinked: false });
      expect(linked.user.loginMethods).toHaveLength(2);
      expect(linked.user.emails).toEqual(["link1@example.com"]);
      // A login's sessions would go on under its old id.
      expect(await Session.getSessionInformation(session.session.handle)).toBeUndefined();
      expect((await SuperTokens.getUser(password))?.id).toBe(google);
      expect(await link(password, google)).toMatchObject({ status: "OK", accountsAlreadyLinked: true });
      const id = SuperTokens.convertToRecipeUserId(password);
      expect(await AccountLinking.unlinkAccount(id)).toMatchObject({ wasRecipeUserDeleted: false, wasLinked: true });
      expect((await SuperTokens.getUser(password))?.id).toBe(password);
    });

    it("keeps a person's id when the login that gave it goes", async () => {
      const google = await atGoogle("link-2", "link2@example.com");
      const password = await signUp("link2@example.com");
      await makePrimary(google);
      await link(password, google);
      const id = SuperTokens.convertToRecipeUserId(google);
      expect(await AccountLinking.unlinkAccount(id)).toMatchObject({ wasRecipeUserDeleted: true });
      expect(await SuperTokens.getUser(google)).toMatchObject({
        id: google,
        loginMethods: [{ recipeId: "emailpassword" }],
      });
      const third = await signUp("link2-third@example.com");
      expect(
        await testbed.call(
          "GET",
          `/recipe/accountlinking/user/link/check?recipeUserId=${third}&primaryUserId=${google}`,
        ),
      ).toEqual({ status: "OK", accountsAlreadyLinked: false });
      expect(await link(third, google)).toMatchObject({ status: "OK", user: { id: google } });
      await SuperTokens.deleteUser(google);
      expect(await SuperTokens.getUser(password)).toBeUndefined();
      expect((await link(await signUp("link2-fourth@example.com"), google)).httpStatus).toBe(400);
    });

    it("allows one primary user for an address, also when two come at once", async () => {
      const ids = await Promise.all(["x", "y", "z"].map((name) => atGoogle(`race-${name}`, "primary@example.com")));
      const answers = await Promise.all(ids.map((id) => makePrimary(id)));
      expect(answers.filter((answer) => answer.status === "OK")).toHaveLength(1);
      const refused = answers.find((answer) => answer.status !== "OK");
      expect(refused.status).toBe("ACCOUNT_INFO_ALREADY_ASSOCIATED_WITH_ANOTHER_PRIMARY_USER_ID_ERROR");
    });

    it("does not link what belongs to another person", async () => {
      const [one, two, three] = [
        await signUp("p1@example.com"),
        await signUp("p2@example.com"),
        await signUp("p3@example.com"),
      ];
      await makePrimary(one);
      await makePrimary(two);
      const conflict = {
        status: "RECIPE_USER_ID_ALREADY_LINKED_WITH_ANOTHER_PRIMARY_USER_ID_ERROR",
        primaryUserId: two,
      };
      expect(await link(two, one)).toMatchObject(conflict);
      await link(three, one);
      expect(await makePrimary(three)).toMatchObject({
        status: "RECIPE_USER_ID_ALREADY_LINKED_WITH_PRIMARY_USER_ID_ERROR",
        primaryUserId: one,
      });
      const change = await testbed.call("PUT", "/recipe/user", { recipeUserId: three, email: "p2@example.com" });
      expect(change.status).toBe("EMAIL_CHANGE_NOT_ALLOWED_ERROR");
      expect((await link("nobody", one)).httpStatus).toBe(400);
    });
  });
});
