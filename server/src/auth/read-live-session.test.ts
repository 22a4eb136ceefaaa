import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { AuthTestbed } from "./testing/auth-testbed.ts";
import type { Answer, Browser } from "./testing/browser.ts";

let testbed: AuthTestbed;
/** How many sessions were judged without the SDK. */
let judged = 0;
beforeAll(async () => {
  testbed = await AuthTestbed.start();
  const { core } = testbed;
  const find = core.findLiveSession;
  core.findLiveSession = async (token) => {
    const found = await find?.(token);
    if (found) judged++;
    return found;
  };
});
afterEach(() => void vi.useRealTimers());
afterAll(() => testbed.stop());

/** What is sent with a request. */
interface Sent {
  cookies: Record<string, string>;
  headers: Record<string, string>;
}

interface Person {
  browser: Browser;
  uid: string;
  token: string;
  sent: Sent;
}

/** A state of a session, made of a fresh one, and whether it is one that is judged without the SDK. */
type Case = [name: string, isPlain: boolean, prepare: (person: Person) => Promise<unknown> | unknown];

const sessions = (uid: string) => testbed.knex("st_sessions").where({ user_id: uid });
const withToken = (sent: Sent, token: string) => Object.assign(sent.cookies, { "nataraj-sAccessToken": token });
/** A part of a token changed as a text would be. */
const changed = (token: string, index: number, change: (part: string) => string) =>
  token
    .split(".")
    .map((part, at) => (at === index ? change(part) : part))
    .join(".");
const expiryOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).exp * 1000;
const clockAt = (time: number) => vi.useFakeTimers({ toFake: ["Date"], now: time });
const refresh = (browser: Browser) => browser.trusted("POST", "/api/auth/session/refresh");
const current = (browser: Browser, sent: Sent) => Object.assign(sent.cookies, Object.fromEntries(browser.cookies));

const CASES: Case[] = [
  ["fresh", true, () => undefined],
  ["without the anti-CSRF token", true, ({ sent }) => delete sent.headers["anti-csrf"]],
  ["with an empty anti-CSRF token", true, ({ sent }) => Object.assign(sent.headers, { "anti-csrf": "" })],
  ["with another's anti-CSRF token", true, ({ sent }) => Object.assign(sent.headers, { "anti-csrf": "made-up" })],
  ["revoked", false, ({ browser }) => browser.copy().trusted("POST", "/api/auth/signout")],
  ["removed from the database", false, ({ uid }) => sessions(uid).delete()],
  ["of the database expired", false, ({ uid }) => sessions(uid).update({ expires: Date.now() - 1 })],
  ["a millisecond before the token expires", true, ({ token }) => clockAt(expiryOf(token) - 1)],
  ["at the moment in which the token expires", false, ({ token }) => clockAt(expiryOf(token))],
  ["after the token has expired", false, ({ token }) => clockAt(expiryOf(token) + 60_000)],
  ["on a clock that went back an hour", true, () => clockAt(Date.now() - 3_600_000)],
  [
    "refreshed, at the first use of the new token",
    false,
    async ({ browser, sent }) => (await refresh(browser)) && current(browser, sent),
  ],
  [
    "refreshed, after the first use of the new token",
    true,
    async ({ browser, sent }) => {
      await refresh(browser);
      await browser.send("GET", "/read");
      current(browser, sent);
    },
  ],
  ["refreshed, with the token of before", true, ({ browser }) => refresh(browser.copy())],
  [
    "with changed rights in the database",
    false,
    ({ uid }) => sessions(uid).update({ data_in_jwt: '{"role":"admin"}' }),
  ],
  ["of the static key by the database", false, ({ uid }) => sessions(uid).update({ use_static_key: 1 })],
  [
    "with a token of the static key",
    false,
    async ({ uid, sent }) => {
      const session = { userId: uid, userDataInJWT: {}, userDataInDatabase: {}, enableAntiCsrf: true };
      const made = await testbed.call("POST", "/recipe/session", { ...session, useDynamicSigningKey: false });
      await sessions(uid).update({ use_static_key: 0 });
      withToken(sent, made.accessToken.token);
    },
  ],
  ["of a user who is gone", true, ({ uid }) => testbed.knex("st_users").where({ id: uid }).delete()],
  [
    "of a user who became another's login",
    true,
    ({ uid }) => testbed.knex("st_users").where({ id: uid }).update({ primary_id: "another" }),
  ],
  ["without a token", false, ({ sent }) => delete sent.cookies["nataraj-sAccessToken"]],
  ["with a text that is no token", false, ({ sent }) => withToken(sent, "nonsense")],
  [
    "with a token of another user name",
    false,
    ({ sent, token }) =>
      withToken(
        sent,
        changed(token, 1, (part) => `${part.slice(0, -8)}AAAAAAAA`),
      ),
  ],
  [
    "with a token without its signature",
    false,
    ({ sent, token }) =>
      withToken(
        sent,
        changed(token, 2, () => ""),
      ),
  ],
  ["with a token that has a fourth part", false, ({ sent, token }) => withToken(sent, `${token}.more`)],
  ["with a token whose signature has a tail", false, ({ sent, token }) => withToken(sent, `${token}~`)],
  ["with two tokens", true, ({ sent, token }) => withToken(sent, `${token}; nataraj-sAccessToken=${token}`)],
  [
    "with a second token by another spelling",
    true,
    ({ sent, token }) => withToken(sent, `${token}; nataraj-sAccess%54oken=x`),
  ],
  ["beside a cookie of old", true, ({ sent }) => Object.assign(sent.cookies, { sIdRefreshToken: "old" })],
  ["beside other cookies", true, ({ sent }) => Object.assign(sent.cookies, { other: "nataraj-sAccessToken" })],
  [
    "in a header instead of a cookie",
    false,
    ({ sent, token }) => {
      delete sent.cookies["nataraj-sAccessToken"];
      Object.assign(sent.headers, { authorization: `Bearer ${token}`, "st-auth-mode": "header" });
    },
  ],
];

test.each(CASES)("a session %s: judged as the SDK judges it", async (name, isPlain, prepare) => {
  const { browser, uid } = await testbed.newUser(`${name.replaceAll(/[^a-z]+/gi, "-")}@example.com`);
  const sent: Sent = {
    cookies: Object.fromEntries(browser.cookies),
    headers: { "anti-csrf": browser.antiCsrf },
  };
  await prepare({ browser, uid, token: sent.cookies["nataraj-sAccessToken"] ?? "", sent });
  for (const path of ["/read", "/change", "/public"]) {
    const before = judged;
    const ours = await ask(path, sent);
    const bySDK = await askSDK(path, sent);
    expect(ours, path).toEqual(bySDK);
    // A request without its anti-CSRF token is looked at, and left to the SDK, where one is demanded.
    expect(judged > before, `${path} judged without the SDK`).toBe(isPlain);
  }
});

async function ask(path: string, sent: Sent) {
  return comparable(await testbed.visitor().send("GET", path, sent));
}

/** The same with the SDK alone. */
async function askSDK(path: string, sent: Sent) {
  const { core } = testbed;
  const { findLiveSession } = core;
  delete core.findLiveSession;
  try {
    return await ask(path, sent);
  } finally {
    if (findLiveSession) core.findLiveSession = findLiveSession;
  }
}

/** Tokens are new each time; that there are any is what counts. */
function comparable({ status, body, headers }: Answer) {
  const cookies = headers.getSetCookie().map((line) => line.split("=", 1)[0]);
  return { status, body, cookies, isRenewed: headers.has("front-token") };
}
