import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportUsers } from "./export-users.ts";
import { AuthTestbed, credentials } from "./testing/auth-testbed.ts";
import { deleteAuthUser, getUser, setDisplayName, setPhotoKey } from "./users.ts";

let testbed: AuthTestbed;
beforeAll(async () => {
  testbed = await AuthTestbed.start();
});
afterAll(() => testbed.stop());

describe("a user", () => {
  it("has an address, a name and a photo", async () => {
    const { uid } = await testbed.newUser("ann@example.com");
    expect(await getUser(uid)).toEqual({
      uid,
      email: "ann@example.com",
      displayName: undefined,
      photoKey: undefined,
      logins: ["password"],
    });
    await setDisplayName(uid, "Ann");
    await setPhotoKey(uid, "user-profile-pictures/x.png");
    expect(await getUser(uid)).toMatchObject({ displayName: "Ann", photoKey: "user-profile-pictures/x.png" });
    await setPhotoKey(uid, null);
    expect(await getUser(uid)).toMatchObject({ displayName: "Ann", photoKey: undefined });
  });

  it("is deleted with sessions and metadata, also when the deletion is run again", async () => {
    const { browser, uid } = await testbed.newUser("bob@example.com");
    await setDisplayName(uid, "Bob");
    await deleteAuthUser(uid);
    await deleteAuthUser(uid);
    expect(await getUser(uid)).toBeUndefined();
    expect((await browser.send("GET", "/read")).status).toBe(401);
    expect(await testbed.knex("st_metadata").where({ user_id: uid })).toEqual([]);
  });
});

describe("a user who is deleted while a sign-in is under way", () => {
  it("gets no session", async () => {
    const { uid } = await testbed.newUser("eve@example.com");
    await testbed.knex("st_sessions").where({ user_id: uid }).delete();
    // As if the deletion had come between the check of the password and the making of the session.
    await testbed.knex.raw(
      `CREATE TRIGGER gone BEFORE INSERT ON st_sessions BEGIN DELETE FROM st_users WHERE id = '${uid}'; END`,
    );
    const late = testbed.visitor();
    const answer = await late.send("POST", "/api/auth/signin", { json: credentials("eve@example.com") });
    await testbed.knex.raw("DROP TRIGGER gone");
    expect(answer).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
    expect(late.cookies.size).toBe(0);
    expect(await testbed.knex("st_sessions").where({ user_id: uid })).toEqual([]);
  });
});

describe("the export for a real core", () => {
  it("holds every user once, under the id that projects know, with hashes that it can import", async () => {
    const { uid } = await testbed.newUser("cy@example.com");
    await setDisplayName(uid, "Cy");
    const google = {
      thirdPartyId: "google",
      thirdPartyUserId: "g-1",
      email: { id: "di@example.com", isVerified: true },
    };
    const { recipeUserId } = await testbed.call("POST", "/public/recipe/signinup", google);
    const parts = [];
    for await (const part of exportUsers(testbed.knex, 2)) parts.push(part);
    const users = parts.flat();
    expect(parts.every((part) => part.length <= 2)).toBe(true);
    expect(users.map((user) => user.externalUserId)).toHaveLength((await testbed.call("GET", "/users/count")).count);
    const common = { tenantIds: ["public"], isPrimary: false, timeJoinedInMSSinceEpoch: expect.any(Number) };
    expect(users).toContainEqual({
      externalUserId: uid,
      userMetadata: { displayName: "Cy" },
      loginMethods: [
        {
          ...common,
          recipeId: "emailpassword",
          email: "cy@example.com",
          isVerified: false,
          passwordHash: expect.stringMatching(/^\$argon2id\$/),
          hashingAlgorithm: "argon2",
        },
      ],
    });
    expect(users).toContainEqual({
      externalUserId: recipeUserId,
      loginMethods: [
        {
          ...common,
          recipeId: "thirdparty",
          email: "di@example.com",
          isVerified: true,
          thirdPartyId: "google",
          thirdPartyUserId: "g-1",
        },
      ],
    });
  });
});
