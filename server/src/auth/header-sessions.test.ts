import { createSession, restoreSession, type SessionTokens, signUp } from "@nataraj/sdk/session";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AuthTestbed, credentials, PASSWORD } from "./testing/auth-testbed.ts";

let testbed: AuthTestbed;
beforeAll(async () => {
  testbed = await AuthTestbed.start();
});
afterAll(() => testbed.stop());

/** Someone signed in without cookies, and what the program was given to keep. */
async function signedIn(email: string) {
  const { uid } = await testbed.newUser(email);
  const kept: (SessionTokens | undefined)[] = [];
  const calls: string[] = [];
  const settings = {
    site: testbed.base,
    onTokens: (tokens: SessionTokens | undefined) => void kept.push(tokens),
    fetch: (async (input, init) => {
      const request = new Request(input, init);
      calls.push(new URL(request.url).pathname);
      return fetch(request);
    }) satisfies typeof fetch,
  };
  const session = await createSession({ ...settings, email, password: PASSWORD });
  const tokens = session.tokens as SessionTokens;
  return { uid, session, tokens, settings, kept, calls };
}

const ask = async (session: { fetch: typeof fetch }, path: string, init?: RequestInit) => {
  const answer = await session.fetch(`${testbed.base}${path}`, init);
  return { status: answer.status, body: await answer.json() };
};

it("signs in with tokens in headers, which change things without an anti-CSRF token", async () => {
  const { uid, session, kept, tokens } = await signedIn("node@example.com");
  expect(session.uid).toBe(uid);
  expect(kept).toEqual([tokens]);
  for (const path of ["/read", "/change", "/public"])
    expect(await ask(session, path)).toEqual({ status: 200, body: { userId: uid } });
});

it("makes an account and signs in to it, or says what is wrong with which field", async () => {
  const account = { site: testbed.base, email: "new@example.com", password: PASSWORD };
  const session = await signUp(account);
  expect(await ask(session, "/change")).toEqual({ status: 200, body: { userId: session.uid } });
  expect((await createSession(account)).uid).toBe(session.uid);
  const field = expect.stringMatching(/.+/);
  await expect(signUp(account)).rejects.toMatchObject({ name: "AuthRefusal", fields: { email: field }, reason: field });
  const weak = signUp({ ...account, email: "other@example.com", password: "short" });
  await expect(weak).rejects.toMatchObject({ name: "AuthRefusal", fields: { password: field }, reason: field });
});

it("gives browsers cookies alone", async () => {
  await testbed.newUser("browser@example.com");
  const json = credentials("browser@example.com");
  const answer = await testbed.visitor().send("POST", "/api/auth/signin", { json });
  expect(answer.headers.get("st-access-token")).toBeNull();
  expect(answer.headers.getSetCookie().join()).toContain("nataraj-sAccessToken");
});

it("tells the person in words why a login was not accepted", async () => {
  await testbed.newUser("wrong@example.com");
  const wrong = createSession({ site: testbed.base, email: "wrong@example.com", password: "not this 1" });
  await expect(wrong).rejects.toMatchObject({ name: "AuthRefusal", reason: expect.any(String) });
});

it("renews tokens once for all calls that need it, before they expire and when they are refused", async () => {
  const { uid, tokens, settings, kept, calls } = await signedIn("renew@example.com");
  const early = restoreSession({ ...settings, tokens: { ...tokens, expires: Date.now() } });
  const both = await Promise.all([ask(early, "/read"), ask(early, "/change", { method: "POST", body: "song" })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(calls.filter((path) => path.endsWith("/refresh"))).toHaveLength(1);
  const renewed = kept.at(-1) as SessionTokens;
  expect(renewed.accessToken).not.toBe(tokens.accessToken);

  const refused = restoreSession({ ...settings, tokens: { ...renewed, accessToken: `${renewed.accessToken}x` } });
  expect(await ask(refused, "/read")).toEqual({ status: 200, body: { userId: uid } });
  expect(calls.filter((path) => path.endsWith("/refresh"))).toHaveLength(2);
});

it("ends at sign-out, here and on the server", async () => {
  const { session, tokens, settings, kept } = await signedIn("out@example.com");
  await session.signOut();
  expect(session.tokens).toBeUndefined();
  expect(kept.at(-1)).toBeUndefined();
  await expect(ask(session, "/read")).rejects.toMatchObject({ code: "unauthenticated" });
  // A program that kept the tokens learns it with its first call.
  const ended: unknown[] = [];
  const old = restoreSession({ ...settings, tokens, onTokens: (next) => ended.push(next) });
  await expect(ask(old, "/read")).rejects.toMatchObject({ code: "unauthenticated" });
  expect(ended).toEqual([undefined]);
});

it("sends its tokens to no other site", async () => {
  const sent: Headers[] = [];
  const { tokens } = await signedIn("elsewhere@example.com");
  const double: typeof fetch = async (input, init) => {
    sent.push(new Request(input, init).headers);
    return new Response("{}");
  };
  const session = restoreSession({ site: testbed.base, tokens, fetch: double });
  await session.fetch("https://songs.example.org/a.mp3");
  await session.fetch(`${testbed.base}/read`);
  expect(sent.map((headers) => headers.has("authorization"))).toEqual([false, true]);
});
