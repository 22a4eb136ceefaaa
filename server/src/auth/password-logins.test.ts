import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { AuthTestbed, credentials, PASSWORD } from "./testing/auth-testbed.ts";
import type { Browser } from "./testing/browser.ts";
import { DATABASES } from "./testing/database.ts";

const signUp = (browser: Browser, email: string, password = PASSWORD) =>
  browser.send("POST", "/api/auth/signup", { json: credentials(email, password) });
const signIn = (browser: Browser, email: string, password = PASSWORD, headers = {}) =>
  browser.send("POST", "/api/auth/signin", { json: credentials(email, password), headers });
const askForReset = (browser: Browser, email: string, headers = {}) =>
  browser.send("POST", "/api/auth/user/password/reset/token", {
    json: { formFields: [{ id: "email", value: email }] },
    headers,
  });

describe("passwords", () => {
  let testbed: AuthTestbed;
  beforeAll(async () => {
    testbed = await AuthTestbed.start();
  });
  afterAll(() => testbed.stop());

  /** The mail may come after the answer. */
  async function mailedLink(to: string): Promise<URL> {
    await expect.poll(() => testbed.mails.at(-1)).toMatchObject({ to, subject: "A new password for Nataraj" });
    return new URL(/https?:\S+/.exec(testbed.mails.at(-1)?.text ?? "")?.[0] ?? "");
  }

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
    const link = await mailedLink("bob@example.com");
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

  it("are not accepted where they were changed while a sign-in was under way", async () => {
    const { browser, uid } = await testbed.newUser("fay@example.com");
    await askForReset(testbed.visitor(), "fay@example.com");
    const token = (await mailedLink("fay@example.com")).searchParams.get("token");
    const json = { method: "token", token, formFields: [{ id: "password", value: "new pass 123" }] };
    const real = globalThis.fetch;
    let change = async () => {
      change = async () => {};
      expect((await testbed.visitor().send("POST", "/api/auth/user/password/reset", { json })).body.status).toBe("OK");
    };
    const spied = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
      // The password was right. Its session is made now.
      if (String(address).endsWith("/recipe/session") && init?.method === "POST") await change();
      return real(address, init);
    });
    const guest = testbed.visitor();
    const answer = await signIn(guest, "fay@example.com");
    spied.mockRestore();
    expect(answer.body.status).toBe("WRONG_CREDENTIALS_ERROR");
    expect((await guest.send("GET", "/read")).status).toBe(401);
    expect((await browser.send("GET", "/read")).status).toBe(401);
    expect(await testbed.knex("st_sessions").where({ user_id: uid })).toEqual([]);
    expect((await signIn(testbed.visitor(), "fay@example.com", "new pass 123")).body.status).toBe("OK");
  });

  it("are asked for by mail in the same time, whether there is an account or not", async () => {
    await testbed.newUser("hal@example.com");
    const real = globalThis.fetch;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The work for an account takes longer than anybody waits.
    const spied = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
      if (String(address).includes("/user/password/reset/token") && !String(address).startsWith(testbed.base))
        await gate;
      return real(address, init);
    });
    const before = testbed.mails.length;
    const began = performance.now();
    expect((await askForReset(testbed.visitor(), "hal@example.com")).body).toEqual({ status: "OK" });
    expect(testbed.mails).toHaveLength(before);
    release();
    await expect.poll(() => testbed.mails).toHaveLength(before + 1);
    spied.mockRestore();
    const between = performance.now();
    expect((await askForReset(testbed.visitor(), "nobody@example.com")).body).toEqual({ status: "OK" });
    expect(between - began).toBeGreaterThan(290);
    expect(performance.now() - between).toBeGreaterThan(290);
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
  const few = { tries: 2, window: 60 };
  let testbed: AuthTestbed;
  beforeAll(async () => {
    const rateLimits = {
      signInPerEmailAndIp: few,
      signInPerEmail: { tries: 3, window: 60 },
      signInPerDevice: { tries: 3, window: 60 },
      signInPerIp: { tries: 8, window: 60 },
      signUpPerIp: { tries: 8, window: 60 },
      resetPerEmailAndIp: few,
      resetPerEmail: { tries: 3, window: 60 },
      resetPerDevice: few,
    };
    testbed = await AuthTestbed.start({ database, settings: { rateLimits } });
  });
  afterAll(() => testbed.stop());

  const limited = {
    status: 429,
    body: { error: "rate_limited", message: "Too many tries. Please wait a while and then try again." },
  };
  const from = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
  const guess = (email: string, n: number, password = "wrong pass 1", browser = testbed.visitor()) =>
    signIn(browser, email, password, from(n));

  it("stop guessing at an account from one place, where its owner is let in from another", async () => {
    await testbed.newUser("ann@example.com");
    for (const _ of [1, 2]) expect((await guess("Ann@example.com", 1)).body.status).toBe("WRONG_CREDENTIALS_ERROR");
    const answer = await guess("ann@example.com", 1, PASSWORD);
    expect(answer).toMatchObject(limited);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await guess("ann@example.com", 2, PASSWORD)).body.status).toBe("OK");
    expect((await guess("other@example.com", 1)).status).toBe(200);
  });

  it("stop guessing from many places, and never on a device that the account knows", async () => {
    const { browser } = await testbed.newUser("bea@example.com");
    // A right password is no failure.
    for (const n of [20, 21, 22, 23]) expect((await guess("bea@example.com", n, PASSWORD)).status).toBe(200);
    for (const n of [11, 12, 13]) expect((await guess("bea@example.com", n)).status).toBe(200);
    expect(await guess("bea@example.com", 16, PASSWORD)).toMatchObject(limited);
    for (const n of [1, 11]) expect((await guess("Bea@example.com", n, PASSWORD, browser)).body.status).toBe("OK");
    // A known device may not guess without end either, and it is known for its own account alone.
    expect((await guess("bea@example.com", 1, "wrong pass 1", browser)).status).toBe(200);
    expect(await guess("bea@example.com", 1, PASSWORD, browser)).toMatchObject(limited);
  });

  it("know a device by what they have signed themselves, and for its own account", async () => {
    const { browser } = await testbed.newUser("cleo@example.com");
    await testbed.newUser("dan@example.com");
    const name = "nataraj-devices";
    const mark = browser.cookies.get(name) ?? "";
    for (const n of [31, 32, 33]) await guess("dan@example.com", n);
    for (const value of [mark, `x${mark}`, `${mark.split(".")[0]}.`, ".", "~~~", "x".repeat(4_000)]) {
      const stranger = testbed.visitor();
      stranger.cookies.set(name, value);
      expect(await guess("dan@example.com", 36, PASSWORD, stranger)).toMatchObject(limited);
    }
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

  it("stop asking from one place who has an account, also when all ask at once", async () => {
    const ask = (n: number) =>
      testbed
        .visitor()
        .send("POST", "/api/auth/signup", { json: credentials(`new${n}@example.com`), headers: from(50) });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await ask(11)).toMatchObject(limited);
  });

  it("stop floods of mails, and let the owner ask for one", async () => {
    const { browser } = await testbed.newUser("eve@example.com");
    const ask = (n: number, visitor = testbed.visitor()) => askForReset(visitor, "eve@example.com", from(n));
    for (const _ of [1, 2]) expect((await ask(61)).status).toBe(200);
    expect(await ask(61)).toMatchObject(limited);
    expect((await ask(62)).status).toBe(200);
    expect(await ask(64)).toMatchObject(limited);
    for (const _ of [1, 2]) expect((await ask(61, browser)).status).toBe(200);
    expect(await ask(61, browser)).toMatchObject(limited);
  });

  it("keep no address", async () => {
    expect(JSON.stringify(await testbed.knex("rate_limits"))).not.toContain("example.com");
  });
});
