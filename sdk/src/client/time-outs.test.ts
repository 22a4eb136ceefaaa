import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createNatarajClient } from "./create-client.ts";

/** A server that never answers, and gives up with the signal. */
const silent: typeof fetch = (input) =>
  new Promise((_, reject) => {
    const { signal } = input as Request;
    signal.addEventListener("abort", () => reject(signal.reason));
  });
const client = createNatarajClient({ backend: "http://127.0.0.1/api", fetch: silent });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["contactUs", () => client.contactUs({ email: "a@b.io", text: "hi" })],
  ["createUserData", () => client.createUserData("me")],
])("gives %s up after 10 s", async (_, call) => {
  const outcome = call().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9_990);
  await expect(Promise.race([outcome, "waiting"])).resolves.toBe("waiting");
  await vi.advanceTimersByTimeAsync(20);
  await expect(outcome).resolves.toMatchObject({
    name: "ConnectionError",
    isTimeout: true,
    message: "The server took too long to answer. Please try again.",
  });
});

it.each([
  ["generateDance", () => client.generateDance("a")],
  ["changeSong", () => client.changeSong("a", { start: 0, end: 1 })],
  [
    "createProject",
    () =>
      client.createProject({ file: new File([], "a.mp3"), start: 0, end: 1, uid: "me", title: "a", projectName: "a" }),
  ],
])("lets %s take as long as it takes", async (_, call) => {
  const outcome = call().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await expect(Promise.race([outcome, "waiting"])).resolves.toBe("waiting");
});
