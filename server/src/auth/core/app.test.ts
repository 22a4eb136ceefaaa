import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendRaw, statusOf } from "../../http/testing/raw-request.ts";
import { AuthTestbed } from "../testing/auth-testbed.ts";
import { DATABASES } from "../testing/database.ts";
import { startEmbeddedCore } from "./start.ts";

describe.each(DATABASES)("the core on %s", (database) => {
  let testbed: AuthTestbed;
  /** The kinds of the signing keys that there were before anyone asked. */
  let firstKeys: string[];
  beforeAll(async () => {
    testbed = await AuthTestbed.start({ database });
    const rows: { kid: string }[] = await testbed.knex("st_signing_keys").where({ app_id: "public" }).orderBy("kid");
    firstKeys = rows.map(({ kid }) => kid.slice(0, 2));
  });
  afterAll(() => testbed.stop());

  it("is reached only on loopback, and only with its key", async () => {
    expect(new URL(testbed.core.connectionURI).hostname).toBe("127.0.0.1");
    expect(testbed.core.apiKey.length).toBeGreaterThan(40);
    expect((await fetch(`${testbed.core.connectionURI}/users/count`)).status).toBe(401);
    expect((await testbed.call("GET", "/users/count", undefined, { "api-key": "guess" })).httpStatus).toBe(401);
    expect((await fetch(`${testbed.core.connectionURI}/.well-known/jwks.json`)).status).toBe(200);
  });

  it("speaks version 5.4 of its interface", async () => {
    expect(await testbed.call("GET", "/apiversion")).toEqual({ versions: ["5.4"] });
    expect((await testbed.call("GET", "/users/count", undefined, { "cdi-version": "2.0" })).httpStatus).toBe(400);
  });

  it("refuses what it does not understand with a status, and goes on", async () => {
    const post = (body: string) =>
      fetch(`${testbed.core.connectionURI}/recipe/signin`, {
        method: "POST",
        body,
        headers: { "api-key": testbed.core.apiKey },
      });
    for (const body of ["{", "[]", "null", '"text"', "{}", '{"email":1,"password":2}', '{"email":{},"password":[]}']) {
      expect((await post(body)).status).toBe(400);
    }
    expect((await post(`{"email":"${"x".repeat(2_000_000)}"}`)).status).toBe(413);
    expect((await testbed.call("GET", "/no/such/call")).httpStatus).toBe(404);
    expect((await testbed.call("GET", "/constructor/toString")).httpStatus).toBe(404);
    expect((await testbed.call("DELETE", "/users/count")).httpStatus).toBe(404);
    expect((await testbed.call("GET", "/no-tenant/users/count")).httpStatus).toBe(400);
    expect((await testbed.call("GET", "/users/count")).status).toBe("OK");
  });

  it("refuses a text that no database can hold, and minds no odd Host", async () => {
    const nul = "a\u0000b";
    expect((await testbed.call("GET", "/user/id?userId=a%00b")).httpStatus).toBe(400);
    expect((await testbed.call("GET", "/users?email=a%00b")).httpStatus).toBe(400);
    expect((await testbed.call("POST", "/recipe/session/remove", { sessionHandles: [nul] })).httpStatus).toBe(400);
    expect((await testbed.call("POST", "/public/recipe/signin", { email: nul, password: "x" })).httpStatus).toBe(400);
    const token = Buffer.from("a\0;1").toString("base64url");
    expect((await testbed.call("GET", `/users?paginationToken=${token}`)).httpStatus).toBe(400);
    // What no database sees may be any text.
    const wrong = await testbed.call("POST", "/public/recipe/signin", { email: "none@example.com", password: nul });
    expect(wrong.status).toBe("WRONG_CREDENTIALS_ERROR");
    const answer = await sendRaw(
      Number(new URL(testbed.core.connectionURI).port),
      `GET /users/count HTTP/1.1\r\nHost: a:b:c\r\napi-key: ${testbed.core.apiKey}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(200);
  });

  it("has its keys before anyone asks for them", () => {
    expect(firstKeys).toEqual(["d-", "s-"]);
  });

  it("signs tokens for others, by the keys that it shows", async () => {
    const json = { payload: { a: 1 }, validity: 60, algorithm: "RS256", jwksDomain: "https://example.com" };
    const { jwt } = await testbed.call("POST", "/recipe/jwt", { ...json, useStaticSigningKey: true });
    const [header, payload] = jwt.split(".").map((part: string) => Buffer.from(part, "base64url").toString());
    expect(JSON.parse(header)).toEqual({ kid: expect.stringMatching(/^s-/), typ: "JWT", alg: "RS256" });
    const claims = JSON.parse(payload);
    expect(claims).toMatchObject({ a: 1, iss: "https://example.com" });
    expect(claims.exp - claims.iat).toBe(60);
    const other = await testbed.call("POST", "/recipe/jwt", { ...json, algorithm: "HS256" });
    expect(other).toEqual({ status: "UNSUPPORTED_ALGORITHM_ERROR" });
    const response = await fetch(`${testbed.core.connectionURI}/.well-known/jwks.json`);
    expect(response.headers.get("cache-control")).toMatch(/^max-age=\d+, must-revalidate$/);
    const { keys } = (await response.json()) as { keys: object[] };
    expect(keys).toContainEqual({
      kty: "RSA",
      kid: JSON.parse(header).kid,
      n: expect.any(String),
      e: "AQAB",
      alg: "RS256",
      use: "sig",
    });
  });

  it("keeps several apps apart, with tenants and settings of their own", async () => {
    const put = (json: object) => testbed.call("PUT", "/recipe/multitenancy/app/v2", json);
    expect(await put({ appId: "a1", coreConfig: { access_token_validity: 10 } })).toEqual({
      status: "OK",
      createdNew: true,
    });
    expect(await put({ appId: "a1", coreConfig: {} })).toEqual({ status: "OK", createdNew: false });
    const account = { email: "apps@example.com", password: "pass word 1" };
    expect((await testbed.call("POST", "/appid-a1/public/recipe/signup", account)).status).toBe("OK");
    expect((await testbed.call("POST", "/public/recipe/signin", account)).status).toBe("WRONG_CREDENTIALS_ERROR");
    const body = { userId: "u", userDataInJWT: {}, useDynamicSigningKey: true };
    const { accessToken } = await testbed.call("POST", "/appid-a1/public/recipe/session", body);
    expect(accessToken.expiry - accessToken.createdTime).toBe(10_000);
    const foreign = { accessToken: accessToken.token, checkDatabase: false };
    expect((await testbed.call("POST", "/recipe/session/verify", foreign)).status).toBe("TRY_REFRESH_TOKEN");
    expect((await testbed.call("GET", "/appid-a2/users/count")).httpStatus).toBe(400);

    const tenant = "/appid-a1/t1/recipe/multitenancy/tenant/v2";
    expect(await testbed.call("GET", tenant)).toEqual({ status: "TENANT_NOT_FOUND_ERROR" });
    await testbed.call("PUT", "/appid-a1/recipe/multitenancy/tenant/v2", { tenantId: "t1" });
    const provider = { config: { thirdPartyId: "google", clients: [] } };
    await testbed.call("PUT", "/appid-a1/t1/recipe/multitenancy/config/thirdparty", provider);
    const found = { status: "OK", tenantId: "t1", thirdParty: { providers: [provider.config] }, coreConfig: {} };
    expect(await testbed.call("GET", tenant)).toEqual(found);
    expect((await testbed.call("GET", "/appid-a1/recipe/multitenancy/tenant/list/v2")).tenants).toHaveLength(2);
    const there = await testbed.call("POST", "/appid-a1/t1/recipe/signup", account);
    expect(there.user.tenantIds).toEqual(["t1"]);
    const share = { recipeUserId: there.recipeUserId };
    const join = "/appid-a1/public/recipe/multitenancy/tenant/user";
    expect(await testbed.call("POST", join, share)).toEqual({ status: "EMAIL_ALREADY_EXISTS_ERROR" });
    await testbed.call("POST", "/appid-a1/recipe/multitenancy/tenant/remove", { tenantId: "t1" });
    expect(await testbed.call("GET", tenant)).toEqual({ status: "TENANT_NOT_FOUND_ERROR" });

    expect(await testbed.call("POST", "/recipe/multitenancy/app/remove", { appId: "a1" })).toEqual({
      status: "OK",
      didExist: true,
    });
    expect(await testbed.knex("st_users").where({ app_id: "a1" })).toEqual([]);
    expect((await testbed.call("GET", "/appid-a1/users/count")).httpStatus).toBe(400);
  });

  it("says so when its port is taken", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
    const address = blocker.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expect(startEmbeddedCore({ knex: testbed.knex, port })).rejects.toThrow("EADDRINUSE");
    await new Promise((resolve) => blocker.close(resolve));
  });
});
