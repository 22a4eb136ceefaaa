import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSteps, until } from "../test/fakes.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import type { Mailer } from "./mailer.ts";

/** Milliseconds. */
const HOUR = 3_600_000;

type Mail = Parameters<Mailer["send"]>[0];

let server: TestServer;
const sent: Mail[] = [];
let mailFails = false;
const mailer: Mailer = {
  async send(mail) {
    if (mailFails) throw new Error("no connection");
    sent.push(mail);
  },
};

beforeAll(async () => {
  const settings = { contactTo: "us@example.org", trustProxy: 1 };
  server = await startTestServer({ settings, overrides: { mailer, steps: new FakeSteps() } });
});
afterAll(() => server.close());
/** How many have run. */
let tests = 0;
beforeEach(async () => {
  sent.length = 0;
  mailFails = false;
  // What the tests before have used up is free again: the limits are kept in memory.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ++tests * 2 * HOUR });
  await server.services.knex("contact_messages").delete();
});
afterEach(() => vi.useRealTimers());

const write = (email: string, ip: string, text: unknown = "Hello there") =>
  server.visitor().fetch("/api/contactus", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": ip },
    body: JSON.stringify({ email, text }),
  });
const messages = () => server.services.knex("contact_messages");

describe("POST /contactus", () => {
  test("keeps the message and mails it", async () => {
    expect((await write("Asha@Example.org", "1.1.1.1", " Hi\u0000! ")).status).toBe(200);
    await until(async () => (await messages().whereNotNull("mailed_at")).length === 1);
    expect(await messages()).toMatchObject([{ email: "asha@example.org", text: "Hi!" }]);
    expect(sent).toMatchObject([{ to: "us@example.org", replyTo: "asha@example.org", text: "Hi!" }]);
  });

  test("keeps the message when it cannot be mailed", async () => {
    mailFails = true;
    expect((await write("a@example.org", "1.1.1.1")).status).toBe(200);
    expect(await messages()).toMatchObject([{ mailed_at: null }]);
  });

  test("takes one message an hour from an address of either kind", async () => {
    expect((await write("a@example.org", "1.1.1.1")).status).toBe(200);
    const again = await write("b@example.org", "1.1.1.1");
    expect(again.status).toBe(429);
    expect(await again.json()).toMatchObject({ error: "rate_limited" });
    const later = await write("A@example.org", "2.2.2.2");
    expect(later.status).toBe(429);
    for (const { headers } of [again, later]) {
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3_600);
    }
    // Being refused for the e-mail address has not used up the other.
    expect((await write("c@example.org", "2.2.2.2")).status).toBe(200);
    expect(await messages()).toHaveLength(2);
  });

  test("takes one of ten that come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => write("a@example.org", "1.1.1.1")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(429)]);
  });

  test("takes a network of IPv6 addresses for one", async () => {
    expect((await write("a@example.org", "2001:db8:1:2::5")).status).toBe(200);
    expect((await write("b@example.org", "2001:db8:1:2:9:9:9:9")).status).toBe(429);
    expect((await write("c@example.org", "2001:db8:1:3::5")).status).toBe(200);
  });

  test("believes only the proxy in front of it", async () => {
    expect((await write("a@example.org", "9.9.9.9, 1.1.1.1")).status).toBe(200);
    expect((await write("b@example.org", "8.8.8.8, 1.1.1.1")).status).toBe(429);
  });

  test("is open again after the hour", async () => {
    expect((await write("a@example.org", "1.1.1.1")).status).toBe(200);
    vi.setSystemTime(Date.now() + HOUR - 1_000);
    expect((await write("a@example.org", "1.1.1.1")).status).toBe(429);
    vi.setSystemTime(Date.now() + 1_000);
    expect((await write("a@example.org", "1.1.1.1")).status).toBe(200);
  });

  test("uses up nothing when the message could not be kept", async () => {
    const { knex } = server.services;
    await knex.raw("CREATE TRIGGER full BEFORE INSERT ON contact_messages BEGIN SELECT RAISE(ABORT, 'full'); END");
    expect((await write("a@example.org", "1.1.1.1")).status).toBe(500);
    await knex.raw("DROP TRIGGER full");
    expect((await write("a@example.org", "1.1.1.1")).status).toBe(200);
  });

  test("does not hold up anyone when it is written to in a loop", async () => {
    const user = await server.user("busy");
    const posts = Array.from({ length: 60 }, (_, i) => write(`a${i}@example.org`, `4.4.4.${i}`));
    const calls = Array.from({ length: 60 }, () => user.get(`/api/createuserdata/${user.uid}`));
    const statuses = (await Promise.all([...posts, ...calls])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await messages()).toHaveLength(60);
  });

  test.each([
    ["nobody", "text"],
    ["a@b", "text"],
    ["a@example.org\r\nBcc: all@example.org", "text"],
    ["a@example.org", ""],
    ["a@example.org", "   "],
    ["a@example.org", 5],
    ["a@example.org", "x".repeat(5_001)],
  ])("refuses %j with %j, which uses up nothing", async (email, text) => {
    const answer = await write(email, "3.3.3.3", text);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: "invalid_contact",
      message: "Please fill the email and text correctly",
      fields: [{ path: text === "text" ? "email" : "text" }],
    });
    expect((await write("fine@example.org", "3.3.3.3")).status).toBe(200);
  });
});
