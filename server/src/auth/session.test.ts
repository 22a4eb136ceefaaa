import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthTestbed, credentials } from "./testing/auth-testbed.ts";
import type { Browser } from "./testing/browser.ts";

let testbed: AuthTestbed;
beforeAll(async () => {
  testbed = await AuthTestbed.start();
});
afterAll(() => testbed.stop());

describe("a call that needs a session", () => {
  it("lets the user through and says who it is", async () => {
    const { browser, uid } = await testbed.newUser("ann@example.com");
    expect(await browser.send("GET", "/read")).toMatchObject({ status: 200, body: { userId: uid } });
  });

  it("is let through without a request to the core, and refused by it once the session has expired", async () => {
    const { browser, uid } = await testbed.newUser("eve@example.com");
    let requests = 0;
    const count = () => void requests++;
    subscribe("http.server.request.start", count);
    const statuses = [];
    for (const expires of [Date.now() + 60_000, Date.now() - 1]) {
      await testbed.knex("st_sessions").where({ user_id: uid }).update({ expires });
      statuses.push((await browser.send("GET", "/read")).status, requests);
    }
    unsubscribe("http.server.request.start", count);
    expect(statuses.slice(0, 3)).toEqual([200, 1, 401]);
    // Our own, and those to the core.
    expect(requests).toBeGreaterThan(2);
  });

  it("refuses a visitor, and a token that was changed", async () => {
    const refusal = { status: 401, body: { error: "unauthenticated", message: expect.any(String) } };
    expect(await testbed.visitor().send("GET", "/read")).toMatchObject(refusal);
    const { browser } = await testbed.newUser("bob@example.com");
    const [header, payload, signature] = (browser.cookies.get("nataraj-sAccessToken") ?? "").split(".");
    const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: "someone else" })).toString("base64url");
    const cookies = { "nataraj-sAccessToken": `${header}.${forged}.${signature}` };
    expect(await testbed.visitor().send("GET", "/read", { cookies })).toMatchObject(refusal);
  });

  it("refuses a session that was signed out a moment ago, for reads and changes, and keeps refusing it", async () => {
    const { browser } = await testbed.newUser("cy@example.com");
    const kept = { cookies: Object.fromEntries(browser.cookies), headers: { "anti-csrf": browser.antiCsrf } };
    expect((await browser.trusted("POST", "/api/auth/signout")).body).toEqual({ status: "OK" });
    expect([...browser.cookies.keys()]).toEqual(["nataraj-devices"]);
    for (const path of ["/read", "/change"]) {
      const answer = await testbed.visitor().send("GET", path, kept);
      expect(answer).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
    }
    // Here the frontend SDK asks for new tokens, and learns that it is over: the cookies go.
    const refresh = await testbed.visitor().send("POST", "/api/auth/session/refresh", kept);
    expect(refresh.status).toBe(401);
    expect(refresh.headers.get("front-token")).toBe("remove");
  });

  it("answers an expired session with the 401 on which the frontend SDK refreshes", async () => {
    const { browser, uid } = await testbed.newUser("di@example.com");
    browser.cookies.delete("nataraj-sAccessToken");
    expect((await browser.send("GET", "/read")).status).toBe(401);
    expect((await browser.trusted("POST", "/api/auth/session/refresh")).status).toBe(200);
    expect((await browser.send("GET", "/read")).body).toEqual({ userId: uid });
  });
});

it("is known beside the cookies of a neighbour, whose site on a parent domain has SuperTokens too", async () => {
  const { browser, uid } = await testbed.newUser("neighbour@example.com");
  for (const name of ["sAccessToken", "sRefreshToken", "sIdRefreshToken"]) browser.cookies.set(name, "theirs");
  expect((await browser.send("GET", "/read")).body).toEqual({ userId: uid });
  expect((await browser.trusted("POST", "/api/auth/session/refresh")).status).toBe(200);
  expect((await browser.trusted("GET", "/change")).body).toEqual({ userId: uid });
  const signIn = { json: credentials("neighbour@example.com") };
  expect((await browser.send("POST", "/api/auth/signin", signIn)).body).toMatchObject({ status: "OK" });
});

describe("a session beside cookies of its own names, of another path or domain", () => {
  /** As a browser sends them: which of two comes first depends on paths and ages. */
  function withSecond(browser: Browser, others: Record<string, string>, isFirst: boolean): Record<string, string> {
    const both = (name: string, own: string) => {
      const other = others[name];
      if (other === undefined) return own;
      return isFirst ? `${other}; ${name}=${own}` : `${own}; ${name}=${other}`;
    };
    return Object.fromEntries([...browser.cookies].map(([name, own]) => [name, both(name, own)]));
  }
  const tokens = (browser: Browser) =>
    Object.fromEntries([...browser.cookies].filter(([name]) => name.endsWith("Token")));

  it.each([
    ["nonsense, first", true],
    ["nonsense, second", false],
  ])("is known and refreshed: %s", async (name, isFirst) => {
    const { browser, uid } = await testbed.newUser(`${name.replaceAll(/[^a-z]+/g, "-")}@example.com`);
    const others = { "nataraj-sAccessToken": "theirs", "nataraj-sRefreshToken": "theirs" };
    const headers = { "anti-csrf": browser.antiCsrf };
    const cookies = withSecond(browser, others, isFirst);
    expect(await browser.send("GET", "/change", { cookies, headers })).toMatchObject({ body: { userId: uid } });
    const refreshed = await browser.send("POST", "/api/auth/session/refresh", { cookies, headers });
    expect(refreshed.status).toBe(200);
    const next = withSecond(browser, others, isFirst);
    expect((await browser.send("GET", "/read", { cookies: next })).body).toEqual({ userId: uid });
  });

  it.each([true, false])(
    "is refreshed beside the tokens that it had before (these first: %s), and lives on",
    async (isFirst) => {
      const { browser, uid } = await testbed.newUser(`before-${isFirst}@example.com`);
      const old = tokens(browser);
      await browser.trusted("POST", "/api/auth/session/refresh");
      await browser.send("GET", "/read");
      for (let times = 0; times < 2; times++) {
        const headers = { "anti-csrf": browser.antiCsrf };
        const cookies = withSecond(browser, old, isFirst);
        expect((await browser.send("POST", "/api/auth/session/refresh", { cookies, headers })).status).toBe(200);
        const read = await browser.send("GET", "/read", { cookies: withSecond(browser, old, isFirst) });
        expect(read.body).toEqual({ userId: uid });
      }
    },
  );

  it("is over where no token of both is known, and the cookies go", async () => {
    const { browser } = await testbed.newUser("over@example.com");
    const cookies = {
      "nataraj-sAccessToken": "one; nataraj-sAccessToken=two",
      "nataraj-sRefreshToken": "one; nataraj-sRefreshToken=two",
    };
    const refresh = await testbed.visitor().send("POST", "/api/auth/session/refresh", { cookies });
    expect([refresh.status, refresh.headers.get("front-token")]).toEqual([401, "remove"]);
    expect((await browser.send("GET", "/read")).status).toBe(200);
  });
});

// The table of auth.md: cookies alone, which a link on another page carries too, must not change anything.
describe("a call that changes state by GET", () => {
  it.each([
    ["cookies only", {}, 401],
    ["a rid header", { rid: "anti-csrf" }, 401],
    ["a made-up token", { "anti-csrf": "made-up" }, 401],
  ])("refuses %s", async (name, headers, status) => {
    const { browser } = await testbed.newUser(`${name.replaceAll(" ", "-")}@example.com`);
    expect(await browser.send("GET", "/change", { headers })).toMatchObject({ status, body: { error: "anti_csrf" } });
  });

  it("accepts the session's own token, also after a refresh, but not another session's", async () => {
    const { browser, uid } = await testbed.newUser("ed@example.com");
    expect(await browser.trusted("GET", "/change")).toMatchObject({ status: 200, body: { userId: uid } });
    const before = browser.antiCsrf;
    await browser.trusted("POST", "/api/auth/session/refresh");
    expect(browser.antiCsrf).not.toBe(before);
    expect((await browser.trusted("GET", "/change")).status).toBe(200);
    const { browser: other } = await testbed.newUser("flo@example.com");
    const headers = { "anti-csrf": other.antiCsrf };
    expect((await browser.send("GET", "/change", { headers })).status).toBe(401);
  });

  it("needs no token to read", async () => {
    const { browser } = await testbed.newUser("gil@example.com");
    expect((await browser.send("GET", "/read")).status).toBe(200);
  });
});

describe("a call that anyone may make", () => {
  it("knows the user, and lets a visitor and a dead session through as nobody", async () => {
    const { browser, uid } = await testbed.newUser("hal@example.com");
    const cookies = Object.fromEntries(browser.cookies);
    expect((await browser.send("GET", "/public")).body).toEqual({ userId: uid });
    expect((await testbed.visitor().send("GET", "/public")).body).toEqual({ userId: null });
    await browser.trusted("POST", "/api/auth/signout");
    expect(await testbed.visitor().send("GET", "/public", { cookies })).toMatchObject({
      status: 200,
      body: { userId: null },
    });
  });
});

describe("when the core does not answer", () => {
  it("answers 503 everywhere, and works again afterwards", async () => {
    const { browser, uid } = await testbed.newUser("ida@example.com");
    expect((await browser.send("GET", "/read")).status).toBe(200);
    const json = credentials("ida@example.com");
    // A session that only the core can judge: its token is not up to date.
    await testbed.knex("st_sessions").where({ user_id: uid }).update({ data_in_jwt: '{"changed":true}' });
    await testbed.core.close();
    const unavailable = { status: 503, body: { error: "unavailable", message: expect.any(String) } };
    expect(await browser.send("GET", "/read")).toMatchObject(unavailable);
    expect(await browser.send("GET", "/public")).toMatchObject(unavailable);
    expect(await testbed.visitor().send("POST", "/api/auth/signin", { json })).toMatchObject(unavailable);
    expect(await browser.trusted("POST", "/api/auth/session/refresh")).toMatchObject(unavailable);
    expect((await testbed.visitor().send("GET", "/public")).status).toBe(200);
    // Closing twice is the test's doing.
    testbed.core.close = async () => undefined;
    await testbed.restart();
    expect((await browser.send("GET", "/read")).status).toBe(200);
  });
});
