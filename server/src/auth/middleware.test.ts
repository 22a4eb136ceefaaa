import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authPaths } from "../service/openapi/auth-calls.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { AuthTestbed, credentials } from "./testing/auth-testbed.ts";

describe("the calls below /api/auth", () => {
  let testbed: AuthTestbed;
  beforeAll(async () => {
    testbed = await AuthTestbed.start();
  });
  afterAll(() => testbed.stop());

  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${testbed.base}/api/auth/signup`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
      // Node wants to be told that a stream is only sent.
      ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    } as RequestInit);

  it("refuse bodies that are no JSON object, huge, compressed or of unknown length, and log no error", async () => {
    const endless = new Blob(["{}"]).stream();
    const answers = [
      ...(await Promise.all(["{", "null", "[]", "3", '"x"'].map((body) => post(body)))),
      await post(" ".repeat(70_000)),
      await post("x", { "content-encoding": "gzip" }),
      await post(endless),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: "invalid_request", fields: [{ path: "" }] });
    }
    expect(testbed.logger.entries).toEqual([]);
  });

  it("read a body whole that comes in pieces and is as large as they take", async () => {
    const body = JSON.stringify(credentials("elk@example.com")).padEnd(65_536);
    const request = httpRequest(`${testbed.base}/api/auth/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": body.length },
    });
    request.write(body.slice(0, 30_000));
    await new Promise((resolve) => setImmediate(resolve));
    request.end(body.slice(30_000));
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    expect(await json(answer)).toMatchObject({ status: "OK" });
  });

  it("log nobody in by another site's form, which cannot send JSON", async () => {
    await testbed.newUser("cat@example.com");
    const signIn = (type: string) =>
      fetch(`${testbed.base}/api/auth/signin`, {
        method: "POST",
        body: JSON.stringify(credentials("cat@example.com")),
        headers: { "content-type": type },
      });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "", "application/json; charset=latin1"]) {
      const answer = await signIn(type);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([415, []]);
    }
    expect((await signIn("application/json; charset=UTF-8")).headers.getSetCookie()).not.toEqual([]);
  });

  it("are kept by nobody, but for the public keys", async () => {
    const { browser } = await testbed.newUser("dog@example.com");
    const cacheControl = async (path: string) =>
      (await browser.send("GET", `/api/auth/${path}`)).headers.get("cache-control");
    expect(await cacheControl("user/email/verify")).toBe("no-store");
    expect(await cacheControl("jwt/jwks.json")).toMatch(/^max-age=/);
  });

  it("survive anything else as a body", async () => {
    for (const body of ["{}", '{"formFields":null}', '{"formFields":[{"id":"email","value":{}}]}']) {
      expect((await post(body)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await testbed.visitor().send("GET", "/public")).status).toBe(200);
  });

  it("take no odd body for a fault of theirs", async () => {
    const send = (path: string, json: object) => testbed.visitor().send("POST", `/api/auth/${path}`, { json });
    const redirect = { redirectURIOnProviderDashboard: "x", redirectURIQueryParams: { code: "x" } };
    for (const json of [
      {},
      { thirdPartyId: {}, redirectURIInfo: redirect },
      { thirdPartyId: "google", redirectURIInfo: null },
      { thirdPartyId: "google", redirectURIInfo: "x" },
      { thirdPartyId: "google", redirectURIInfo: { redirectURIOnProviderDashboard: "x" } },
      { thirdPartyId: "google", redirectURIInfo: { ...redirect, redirectURIQueryParams: null } },
      { thirdPartyId: "google", oAuthTokens: "x" },
      { thirdPartyId: "__proto__", redirectURIInfo: redirect },
    ]) {
      const { status, body } = await send("signinup", json);
      expect([status, body.error]).toEqual([400, "invalid_request"]);
    }
    for (const json of [{}, { state: 1 }, { state: "%", code: [] }, { state: "bnVsbA==" }]) {
      const { status, body } = await send("callback/apple", json);
      expect([status, body.error]).toEqual([400, "invalid_request"]);
    }
    expect(testbed.logger.entries).toEqual([]);
  });

  it("answer every error with its code, and keep what the frontend SDK reads", async () => {
    const visitor = testbed.visitor();
    const unknown = await visitor.send("POST", "/api/auth/signin", { json: { formFields: null } });
    expect([unknown.status, unknown.body]).toEqual([400, { error: "invalid_request", message: expect.any(String) }]);
    const signedOut = await visitor.send("POST", "/api/auth/session/refresh");
    expect([signedOut.status, signedOut.body]).toEqual([401, { error: "unauthenticated", message: "unauthorised" }]);
  });

  it("log nobody in to other sites", async () => {
    for (const [method, path] of [
      ["GET", "oauth/auth"],
      ["GET", "oauth/login/info"],
      ["POST", "oauth/token"],
      ["POST", "oauth/revoke"],
      ["POST", "oauth/end_session"],
      ["POST", "oauth/introspect"],
    ] as const) {
      expect((await testbed.visitor().send(method, `/api/auth/${path}`)).status).toBe(404);
    }
    expect(testbed.logger.entries).toEqual([]);
  });

  it("name the fields that are wrong", async () => {
    const json = { thirdPartyId: "google", redirectURIInfo: { redirectURIOnProviderDashboard: "x" } };
    const { body } = await testbed.visitor().send("POST", "/api/auth/signinup", { json });
    expect(body.fields).toEqual([
      { path: "redirectURIInfo.redirectURIQueryParams", message: "Invalid input: expected record, received undefined" },
    ]);
  });

  it("say which methods they take", async () => {
    for (const [method, path, allowed] of [
      ["GET", "signin", "POST"],
      ["DELETE", "public/signup", "POST"],
      ["POST", "authorisationurl", "GET"],
      ["PUT", "user/email/verify", "POST, GET"],
    ]) {
      const { status, body, headers } = await testbed.visitor().send(method ?? "", `/api/auth/${path}`);
      expect([path, status, body.error, headers.get("allow")]).toEqual([path, 405, "method_not_allowed", allowed]);
    }
  });

  it("are there where the API's document says so", () => {
    for (const path of Object.keys(authPaths()))
      expect([path, allowedMethods(`/api${path}`)]).toEqual([path, ["POST"]]);
  });

  it("know one tenant", async () => {
    const json = credentials("fox@example.com");
    for (const [tenant, status] of [
      ["other", 404],
      ["constructor", 404],
      ["public", 200],
    ]) {
      const answer = await testbed.visitor().send("POST", `/api/auth/${tenant}/signup`, { json });
      expect([tenant, answer.status]).toEqual([tenant, status]);
    }
    expect(testbed.logger.entries).toEqual([]);
  });

  it("leave every other path to the product", async () => {
    expect((await testbed.visitor().send("GET", "/api/auth/no/such/call")).status).toBe(404);
    expect((await testbed.visitor().send("GET", "/public")).body).toEqual({ userId: null });
  });
});

describe("cookies", () => {
  const cookiesOf = async (publicUrl?: string) => {
    const testbed = await AuthTestbed.start(publicUrl ? { settings: { publicUrl } } : {});
    const json = credentials("ann@example.com");
    const { headers } = await testbed.visitor().send("POST", "/api/auth/signup", { json });
    await testbed.stop();
    return headers.getSetCookie();
  };

  it("are kept from scripts and other sites", async () => {
    for (const cookie of await cookiesOf()) {
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).not.toMatch(/; secure/i);
      expect(cookie).not.toMatch(/; domain=/i);
    }
  });

  it("are secure where the site is, although a proxy speaks plain HTTP with the server", async () => {
    const cookies = await cookiesOf("https://nataraj.example.com");
    expect(cookies.map((cookie) => cookie.split("=")[0]).toSorted()).toEqual([
      "__Host-sAccessToken",
      "__Secure-nataraj-devices",
      "__Secure-sRefreshToken",
    ]);
    expect(cookies.find((cookie) => cookie.startsWith("__Host-"))).toMatch(/; path=\/;/i);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
  });
});
