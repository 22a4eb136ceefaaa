import { createCipheriv, randomBytes } from "node:crypto";
import Session from "supertokens-node/recipe/session/index.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthTestbed } from "../testing/auth-testbed.ts";
import { DATABASES } from "../testing/database.ts";

const decode = (jwt: string) =>
  jwt
    .split(".")
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()));

describe.each(DATABASES)("sessions on %s", (database) => {
  let testbed: AuthTestbed;
  beforeAll(async () => {
    testbed = await AuthTestbed.start({ database });
  });
  afterAll(() => testbed.stop());

  const create = (json: object = {}) =>
    testbed.call("POST", "/public/recipe/session", {
      userId: "u1",
      userDataInJWT: { role: "dancer" },
      userDataInDatabase: { seen: 1 },
      enableAntiCsrf: true,
      useDynamicSigningKey: true,
      ...json,
    });
  const refresh = (refreshToken: string, antiCsrfToken?: string) =>
    testbed.call("POST", "/recipe/session/refresh", { refreshToken, antiCsrfToken, enableAntiCsrf: true });
  const verify = (accessToken: string, json: object = {}) =>
    testbed.call("POST", "/recipe/session/verify", {
      accessToken,
      doAntiCsrfCheck: false,
      enableAntiCsrf: true,
      checkDatabase: true,
      ...json,
    });

  describe("tokens", () => {
    it("carry the claims that the SDK reads, under the key they name", async () => {
      const { session, accessToken, refreshToken, antiCsrfToken } = await create();
      const [header, claims] = decode(accessToken.token);
      expect(header).toEqual({ kid: expect.stringMatching(/^d-/), typ: "JWT", version: "5", alg: "RS256" });
      expect(claims).toEqual({
        role: "dancer",
        iat: accessToken.createdTime / 1000,
        exp: accessToken.expiry / 1000,
        sub: "u1",
        rsub: "u1",
        tId: "public",
        sessionHandle: session.handle,
        refreshTokenHash1: expect.stringMatching(/^[0-9a-f]{64}$/),
        parentRefreshTokenHash1: null,
        antiCsrfToken,
      });
      expect(claims.exp - claims.iat).toBe(3600);
      expect(refreshToken.expiry - refreshToken.createdTime).toBe(144_000 * 60_000);
      const { keys } = await testbed.call("GET", "/.well-known/jwks.json");
      expect(keys.map((key: { kid: string }) => key.kid)).toContain(header.kid);
    });

    it("are signed by the static key where that is wished for", async () => {
      const { accessToken } = await create({ useDynamicSigningKey: false });
      expect(decode(accessToken.token)[0].kid).toMatch(/^s-/);
    });

    it("do not take user data for claims of the core", async () => {
      for (const name of ["sub", "iat", "sessionHandle", "refreshTokenHash1", "antiCsrfToken", "tId", "rsub"]) {
        expect((await create({ userDataInJWT: { [name]: "x" } })).httpStatus).toBe(400);
      }
      const { session } = await create();
      const put = { sessionHandle: session.handle, userDataInJWT: { sub: "someone else" } };
      expect((await testbed.call("PUT", "/recipe/jwt/data", put)).httpStatus).toBe(400);
    });

    it("leave only hashes of hashes in the database", async () => {
      const { session, refreshToken, accessToken } = await create();
      const row = JSON.stringify(await testbed.knex("st_sessions").where({ handle: session.handle }).first());
      expect(row).not.toContain(refreshToken.token);
      expect(row).not.toContain(decode(accessToken.token)[1].refreshTokenHash1);
    });
  });

  describe("rotation", () => {
    it("gives a new pair, and the same again to who did not get the answer", async () => {
      const first = await create();
      const second = await refresh(first.refreshToken.token, first.antiCsrfToken);
      expect(second.status).toBe("OK");
      expect(second.refreshToken.token).not.toBe(first.refreshToken.token);
      expect(second.session).toEqual(first.session);
      const retry = await refresh(first.refreshToken.token, first.antiCsrfToken);
      expect(retry.status).toBe("OK");
      // Either child may become the one that is used.
      expect((await refresh(second.refreshToken.token, second.antiCsrfToken)).status).toBe("OK");
    });

    it("calls the parent's use theft once the child's refresh token has been used", async () => {
      const first = await create();
      const second = await refresh(first.refreshToken.token, first.antiCsrfToken);
      await refresh(second.refreshToken.token, second.antiCsrfToken);
      const { handle } = first.session;
      expect(await refresh(first.refreshToken.token, first.antiCsrfToken)).toEqual({
        status: "TOKEN_THEFT_DETECTED",
        session: { handle, userId: "u1", recipeUserId: "u1" },
      });
    });

    it("calls it theft too once the child's access token has been used, which then loses its parent", async () => {
      const first = await create();
      const second = await refresh(first.refreshToken.token, first.antiCsrfToken);
      const used = await verify(second.accessToken.token);
      expect(used.status).toBe("OK");
      expect(decode(second.accessToken.token)[1].parentRefreshTokenHash1).not.toBeNull();
      expect(decode(used.accessToken.token)[1].parentRefreshTokenHash1).toBeNull();
      // The old form of the token may still come, from requests that were under way.
      expect((await verify(second.accessToken.token)).accessToken).toBeDefined();
      expect((await verify(used.accessToken.token)).accessToken).toBeUndefined();
      const theft = await refresh(first.refreshToken.token, first.antiCsrfToken);
      expect(theft.status).toBe("TOKEN_THEFT_DETECTED");
    });

    it("revokes the session of a theft, for the thief and for the owner", async () => {
      const { browser } = await testbed.newUser("theft@example.com");
      const stolen = { cookies: Object.fromEntries(browser.cookies), headers: { "anti-csrf": browser.antiCsrf } };
      expect((await browser.trusted("POST", "/api/auth/session/refresh")).status).toBe(200);
      expect((await browser.send("GET", "/read")).status).toBe(200);
      const thief = await testbed.visitor().send("POST", "/api/auth/session/refresh", stolen);
      expect(thief).toMatchObject({ status: 401, body: { message: "token theft detected" } });
      expect((await browser.send("GET", "/read")).status).toBe(401);
      expect((await browser.trusted("POST", "/api/auth/session/refresh")).status).toBe(401);
    });

    it("lets one of two children become current when both are used at once", async () => {
      const first = await create();
      const children = await Promise.all([1, 2].map(() => refresh(first.refreshToken.token, first.antiCsrfToken)));
      const used = await Promise.all(children.map((child) => verify(child.accessToken.token)));
      expect(used.filter((answer) => answer.accessToken)).toHaveLength(1);
      const again = await Promise.all(children.map((child) => refresh(child.refreshToken.token, child.antiCsrfToken)));
      expect(again.map((answer) => answer.status).toSorted()).toEqual(["OK", "TOKEN_THEFT_DETECTED"]);
    });

    it("survives ten refreshes with one token at once", async () => {
      const first = await create();
      const many = Array.from({ length: 10 }, () => refresh(first.refreshToken.token, first.antiCsrfToken));
      expect((await Promise.all(many)).map((answer) => answer.status)).toEqual(Array(10).fill("OK"));
    });

    it("refuses tokens that it did not seal, changed ones, and a forged child of a stolen access token", async () => {
      const { session, refreshToken, accessToken, antiCsrfToken } = await create();
      const bytes = Buffer.from(refreshToken.token, "base64url");
      bytes[40] = (bytes[40] ?? 0) ^ 1;
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", randomBytes(32), iv);
      const parentHash1 = decode(accessToken.token)[1].refreshTokenHash1;
      const child = JSON.stringify({ handle: session.handle, parentHash1, antiCsrf: antiCsrfToken });
      const sealed = Buffer.concat([cipher.update(child), cipher.final()]);
      const forged = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
      for (const token of ["", "x", "a.b.c", bytes.toString("base64url"), forged]) {
        expect((await refresh(token, antiCsrfToken)).status).toBe("UNAUTHORISED");
      }
      expect((await refresh(refreshToken.token, antiCsrfToken)).status).toBe("OK");
    });

    it("wants the anti-CSRF token that belongs to the refresh token", async () => {
      const { refreshToken, antiCsrfToken } = await create();
      expect((await refresh(refreshToken.token)).status).toBe("UNAUTHORISED");
      expect((await refresh(refreshToken.token, "other")).status).toBe("UNAUTHORISED");
      expect((await refresh(refreshToken.token, antiCsrfToken)).status).toBe("OK");
    });

    it("ends with the session's time", async () => {
      const { session, refreshToken, accessToken, antiCsrfToken } = await create();
      await testbed
        .knex("st_sessions")
        .where({ handle: session.handle })
        .update({ expires: Date.now() - 1 });
      expect((await refresh(refreshToken.token, antiCsrfToken)).status).toBe("UNAUTHORISED");
      expect((await verify(accessToken.token)).status).toBe("UNAUTHORISED");
    });
  });

  describe("the check of an access token", () => {
    it("tells what is wrong", async () => {
      const { accessToken, antiCsrfToken, session } = await create();
      expect((await verify("nonsense")).status).toBe("TRY_REFRESH_TOKEN");
      expect((await verify(accessToken.token, { doAntiCsrfCheck: true })).status).toBe("TRY_REFRESH_TOKEN");
      const right = { doAntiCsrfCheck: true, antiCsrfToken };
      expect(await verify(accessToken.token, right)).toEqual({ status: "OK", session });
      await testbed.call("POST", "/recipe/session/remove", { sessionHandles: [session.handle] });
      expect((await verify(accessToken.token)).status).toBe("UNAUTHORISED");
      expect((await verify(accessToken.token, { checkDatabase: false })).status).toBe("OK");
    });

    it("hands out a token with new data when the data changed", async () => {
      const { accessToken, session } = await create();
      const put = { sessionHandle: session.handle, userDataInJWT: { role: "teacher" } };
      expect(await testbed.call("PUT", "/recipe/jwt/data", put)).toEqual({ status: "OK" });
      const checked = await verify(accessToken.token);
      expect(decode(checked.accessToken.token)[1].role).toBe("teacher");
      expect((await verify(checked.accessToken.token)).accessToken).toBeUndefined();
    });
  });

  describe("data", () => {
    it("is read and changed by the session's handle", async () => {
      const { session } = await create();
      const info = await Session.getSessionInformation(session.handle);
      expect(info).toMatchObject({ userId: "u1", tenantId: "public", sessionDataInDatabase: { seen: 1 } });
      await Session.updateSessionDataInDatabase(session.handle, { seen: 2 });
      expect((await Session.getSessionInformation(session.handle))?.sessionDataInDatabase).toEqual({ seen: 2 });
      expect(await Session.getSessionInformation("no-session")).toBeUndefined();
      expect(await Session.updateSessionDataInDatabase("no-session", {})).toBe(false);
    });

    it("is put into a new access token of the same age, signed again", async () => {
      const { session, accessToken } = await create();
      const json = { accessToken: accessToken.token, userDataInJWT: { role: "choreographer" } };
      const answer = await testbed.call("POST", "/recipe/session/regenerate", json);
      expect(answer.accessToken.expiry).toBe(accessToken.expiry);
      expect(decode(answer.accessToken.token)[1].role).toBe("choreographer");
      expect((await Session.getSessionInformation(session.handle))?.customClaimsInAccessTokenPayload).toMatchObject({
        role: "choreographer",
      });
      const [header, , signature] = accessToken.token.split(".");
      const claims = { ...decode(accessToken.token)[1], sub: "someone else" };
      const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
      const refused = await testbed.call("POST", "/recipe/session/regenerate", { ...json, accessToken: forged });
      expect(refused.status).toBe("UNAUTHORISED");
    });
  });

  it("are listed and ended one by one and all together", async () => {
    const userId = "u2";
    const [one, two] = [await create({ userId }), await create({ userId }), await create({ userId })];
    expect(await Session.getAllSessionHandlesForUser(userId)).toHaveLength(3);
    expect(await Session.revokeSession(one.session.handle)).toBe(true);
    expect(await Session.revokeSession(one.session.handle)).toBe(false);
    expect(await Session.revokeAllSessionsForUser(userId)).toHaveLength(2);
    expect(await Session.getAllSessionHandlesForUser(userId)).toEqual([]);
    expect((await refresh(two.refreshToken.token, two.antiCsrfToken)).status).toBe("UNAUTHORISED");
  });

  it("outlive a restart with their keys, and so do accounts", async () => {
    const { browser, uid } = await testbed.newUser("restart@example.com");
    await browser.trusted("POST", "/api/auth/session/refresh");
    const before = (await testbed.call("GET", "/.well-known/jwks.json")).keys;
    await testbed.restart();
    expect((await testbed.call("GET", "/.well-known/jwks.json")).keys).toEqual(before);
    expect((await browser.send("GET", "/read")).body).toEqual({ userId: uid });
    expect((await browser.trusted("POST", "/api/auth/session/refresh")).status).toBe(200);
    expect((await browser.trusted("GET", "/change")).status).toBe(200);
  });
});
