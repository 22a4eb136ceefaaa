import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { AuthTestbed, credentials, PASSWORD } from "./testing/auth-testbed.ts";
import type { Browser } from "./testing/browser.ts";
import { DATABASES } from "./testing/database.ts";

// Databases take their time to start on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const signUp = (browser: Browser, email: string, password = PASSWORD) =>
  browser.send("POST", "/api/auth/signup", { json: credentials(email, password) });
const signIn = (browser: Browser, email: string, password = PASSWORD, headers = {}) =>
  browser.send("POST", "/api/auth/signin", { json: credentials(email, password), headers });
const askForReset = (browser: Browser, email: string) =>
  browser.send("POST", "/api/auth/user/password/reset/token", {
    json: { formFields: [{ id: "email", value: email }] },
  });

describe("passwords", () => {
  let testbed: AuthTestbed;
  beforeAll(async () => {
    testbed = await AuthTestbed.start();
  });
  afterAll(() => testbed.stop());

  it("have to be eight characters with a letter and a number", async () => {
    for (const password of ["short1", "onlyletters", "12345678"]) {
      const { body } = await signUp(testbed.visitor(), "ann@example.com", password);
      expect(body).toMatchObject({ status: "FIELD_ERROR", formFields: [{ id: "password" }] });
    }
    expect((await signUp(testbed.visitor(), "not an address")).body.formFields[0].id).toBe("email");
  });

  it("are reset by a mailed link that is good once, which ends every session", async () => {
    const { browser } = await testbed.newUser("bob@example.com");
    expect((await askForReset(testbed.visitor(), "Bob@example.com")).body).toEqual({ status: "OK" });
    const mail = testbed.mails.at(-1);
    expect(mail).toMatchObject({ to: "bob@example.com", subject: "A new password for Nataraj" });
    const link = new URL(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.origin + link.pathname).toBe(`${testbed.base}/auth/reset-password`);
    const formFields = [{ id: "password", value: "new pass 123" }];
    const json = { method: "token", token: link.searchParams.get("token"), formFields };
    const reset = () => testbed.visitor().send("POST", "/api/auth/user/password/reset", { json });
    expect((await reset()).body.status).toBe("OK");
    expect((await browser.send("GET", "/read")).status).toBe(401);
    expect((await browser.trusted("POST", "/api/auth/session/refresh")).status).toBe(401);
    expect((await reset()).body.status).toBe("RESET_PASSWORD_INVALID_TOKEN_ERROR");
    expect((await signIn(testbed.visitor(), "bob@example.com")).body.status).toBe("WRONG_CREDENTIALS_ERROR");
    expect((await signIn(testbed.visitor(), "bob@example.com", "new pass 123")).body.status).toBe("OK");
  });

  it("do not tell strangers who has an account", async () => {
    const before = testbed.mails.length;
    expect((await askForReset(testbed.visitor(), "nobody@example.com")).body).toEqual({ status: "OK" });
    expect(testbed.mails).toHaveLength(before);
    const exists = await testbed.visitor().send("GET", "/api/auth/emailpassword/email/exists?email=bob%40example.com");
    expect(exists.status).toBe(404);
  });

  it("are compared by the same work whether there is an account or not, so that the time does not tell", async () => {
    await testbed.newUser("eve@example.com");
    const work = async (email: string) => {
      const done: string[] = [];
      const note = ({ sql }: { sql: string }) => void done.push(sql);
      const asked = vi.spyOn(globalThis, "fetch");
      testbed.knex.on("query", note);
      expect((await signIn(testbed.visitor(), email, "wrong pass 1")).body).toEqual({
        status: "WRONG_CREDENTIALS_ERROR",
      });
      testbed.knex.off("query", note);
      done.push(...asked.mock.calls.map(([address]) => String(address)).filter((to) => !to.startsWith(testbed.base)));
      asked.mockRestore();
      return done;
    };
    const known = await work("eve@example.com");
    expect(known.filter((one) => one.endsWith("/recipe/signin"))).toHaveLength(1);
    expect(await work("nobody@example.com")).toEqual(known);
  });

  it("are hashed once where they are right", async () => {
    await testbed.newUser("fay@example.com");
    const asked = vi.spyOn(globalThis, "fetch");
    expect((await signIn(testbed.visitor(), "fay@example.com")).body.status).toBe("OK");
    const calls = asked.mock.calls.map(([address]) => String(address)).filter((to) => to.endsWith("/recipe/signin"));
    asked.mockRestore();
    expect(calls).toHaveLength(1);
  });
});

describe.each(DATABASES)("addresses that no mail can reach, on %s", (database) => {
  it("have no account and get none", async () => {
    const testbed = await AuthTestbed.start({ database });
    for (const email of [`${"a".repeat(250)}@example.com`, "a\u0000b@example.com"]) {
      expect((await signUp(testbed.visitor(), email)).body).toMatchObject({ status: "SIGN_UP_NOT_ALLOWED" });
      expect((await signIn(testbed.visitor(), email)).body).toEqual({ status: "WRONG_CREDENTIALS_ERROR" });
      expect((await askForReset(testbed.visitor(), email)).body).toEqual({ status: "OK" });
    }
    await testbed.stop();
  });
});

describe("without a mail server", () => {
  it("says that passwords cannot be reset", async () => {
    const testbed = await AuthTestbed.start({ settings: { mailer: undefined } as object });
    await testbed.newUser("cy@example.com");
    const { body } = await askForReset(testbed.visitor(), "cy@example.com");
    expect(body).toEqual({ status: "GENERAL_ERROR", message: expect.stringContaining("not set up to send mail") });
    await testbed.stop();
  });
});

describe.each(DATABASES)("limits counted on %s", (database) => {
  const few = { tries: 3, window: 60 };
  let testbed: AuthTestbed;
  beforeAll(async () => {
    const rateLimits = {
      signInPerEmail: few,
      signInPerIp: { tries: 8, window: 60 },
      signUpPerEmail: { tries: 2, window: 60 },
      signUpPerIp: few,
      resetPerEmail: few,
    };
    testbed = await AuthTestbed.start({ database, settings: { rateLimits } });
  });
  afterAll(() => testbed.stop());

  const limited = {
    status: 429,
    body: { error: "rate_limited", message: "Too many tries. Please wait a while and then try again." },
  };

  it("stop guessing at one address from anywhere, and forget failures after a success", async () => {
    await testbed.newUser("ann@example.com");
    const from = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
    const guess = (n: number, password: string) => signIn(testbed.visitor(), "Ann@example.com", password, from(n));
    for (const n of [1, 2]) expect((await guess(n, "wrong pass 1")).body.status).toBe("WRONG_CREDENTIALS_ERROR");
    expect((await guess(3, PASSWORD)).body.status).toBe("OK");
    for (const n of [4, 5, 6]) expect((await guess(n, "wrong pass 1")).status).toBe(200);
    const answer = await guess(7, PASSWORD);
    expect(answer).toMatchObject(limited);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signIn(testbed.visitor(), "other@example.com", PASSWORD, from(8))).status).toBe(200);
  });

  it("stop trying many addresses from one place, of which one IPv6 network is", async () => {
    const from = (n: number) => ({ "x-forwarded-for": `2001:db8:1:2::${n}` });
    const tries = Array.from({ length: 10 }, (_, n) =>
      signIn(testbed.visitor(), `many${n}@example.com`, PASSWORD, from(n + 1)),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const elsewhere = { "x-forwarded-for": "2001:db8:1:3::1" };
    expect((await signIn(testbed.visitor(), "many@example.com", PASSWORD, elsewhere)).status).toBe(200);
  });

  it("stop asking from anywhere whether an address has an account, also when all ask at once", async () => {
    const ask = (n: number) =>
      testbed.visitor().send("POST", "/api/auth/signup", {
        json: credentials(n % 2 ? "Eve@example.com" : "eve@example.com"),
        headers: { "x-forwarded-for": `203.0.113.${100 + n}` },
      });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(ask));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    expect(await ask(6)).toMatchObject(limited);
  });

  it("stop signing up and asking for mails", async () => {
    // One has signed up above.
    for (const n of [1, 2]) expect((await signUp(testbed.visitor(), `new${n}@example.com`)).status).toBe(200);
    expect(await signUp(testbed.visitor(), "new3@example.com")).toMatchObject(limited);
    for (const _ of [1, 2, 3]) expect((await askForReset(testbed.visitor(), "new1@example.com")).status).toBe(200);
    expect(await askForReset(testbed.visitor(), "new1@example.com")).toMatchObject(limited);
  });

  it("keep no address", async () => {
    expect(JSON.stringify(await testbed.knex("rate_limits"))).not.toContain("example.com");
  });
});
