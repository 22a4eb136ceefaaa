import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { createSession, restoreSession, signUp } from "../session/index.ts";
import { createNatarajClient } from "./create-client.ts";
import { json, startDouble } from "./testing/double.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

const SECRET = "correct horse 7";
const TOKENS = {
  accessToken: `access ${SECRET}`,
  refreshToken: `refresh ${SECRET}`,
  expires: Date.now() + 3_600_000,
  uid: "me",
};

/** What a call that fails rejects with, as deep as a console can show it. */
async function shown(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return inspect(error, { depth: 30, showHidden: true });
}

/** Every call that takes a secret. */
const CALLS: Record<string, (backend: string, fetch?: typeof globalThis.fetch) => Promise<unknown>> = {
  changePassword: (backend, fetch) =>
    createNatarajClient({ backend, ...(fetch && { fetch }) }).changePassword({
      oldPassword: SECRET,
      newPassword: SECRET,
    }),
  contactUs: (backend, fetch) =>
    createNatarajClient({ backend, ...(fetch && { fetch }) }).contactUs({ email: "a@b.io", text: SECRET }),
  createSession: (backend, fetch) =>
    createSession({ site: backend, email: "a@b.io", password: SECRET, ...(fetch && { fetch }) }),
  signUp: (backend, fetch) => signUp({ site: backend, email: "a@b.io", password: SECRET, ...(fetch && { fetch }) }),
  "a session's call": (backend, fetch) => {
    const session = restoreSession({ site: new URL(backend).origin, tokens: TOKENS, ...(fetch && { fetch }) });
    return createNatarajClient({ backend, fetch: session.fetch }).profile();
  },
  signOut: (backend, fetch) => restoreSession({ site: backend, tokens: TOKENS, ...(fetch && { fetch }) }).signOut(),
};

describe.each(Object.entries(CALLS))("an error of %s has no secret in it", (_, call) => {
  it.each([
    ["refused", 422, { error: "wrong_password", message: "The old password is not correct." }],
    ["limited", 429, { error: "rate_limited", message: "Too many tries." }],
    ["of a proxy", 502, "Bad gateway"],
  ])("that is %s", async (_, status, body) => {
    const double = await startDouble(json(status, body));
    closing.push(double.close);
    expect(await shown(call(double.backend))).not.toContain(SECRET);
  });

  it("that has no answer", async () => {
    expect(await shown(call("http://127.0.0.1:1/api"))).not.toContain(SECRET);
  });

  it("that came too late", async () => {
    const late: typeof fetch = async (input) => {
      const request = new Request(input);
      throw Object.assign(new Error("Request timed out"), { name: "TimeoutError", request, options: { body: SECRET } });
    };
    expect(await shown(call("http://127.0.0.1/api", late))).not.toContain(SECRET);
  });
});

it("an error names its request as the server's log does", async () => {
  const double = await startDouble((response) => {
    response.writeHead(500, { "x-request-id": "abc123", "content-type": "application/json" });
    response.end(JSON.stringify({ error: "internal", message: "Unexpected error occurred!" }));
  });
  closing.push(double.close);
  const failed = createNatarajClient({ backend: double.backend }).profile();
  await expect(failed).rejects.toMatchObject({ code: "internal", status: 500, requestId: "abc123" });
});
