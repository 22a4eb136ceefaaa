import { describe, expect, test } from "vitest";
import { Turnstile } from "./turnstile.ts";

/** Work that notes its begin and lasts until it is released. */
function work(begun: string[], name: string) {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  const run = async () => {
    begun.push(name);
    await done;
    return name;
  };
  return { run, release };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("Turnstile", () => {
  test("lets a few through at a time, one for each person, in order", async () => {
    const turnstile = new Turnstile(2);
    const begun: string[] = [];
    const [a1, a2, b1, c1] = ["a1", "a2", "b1", "c1"].map((name) => work(begun, name));
    const all = [a1, a2, b1, c1].map((item, i) => item && turnstile.pass("aabc"[i] ?? "", item.run));
    await settle();
    expect(begun).toEqual(["a1", "b1"]);
    a1?.release();
    await settle();
    expect(begun).toEqual(["a1", "b1", "a2"]);
    for (const item of [a2, b1, c1]) item?.release();
    expect(await Promise.all(all)).toEqual(["a1", "a2", "b1", "c1"]);
  });

  test("goes on after work that fails", async () => {
    const turnstile = new Turnstile(1);
    await expect(turnstile.pass("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await turnstile.pass("a", async () => "yes")).toBe("yes");
  });

  test("lets people leave the queue", async () => {
    const turnstile = new Turnstile(1);
    const begun: string[] = [];
    const first = work(begun, "first");
    const running = turnstile.pass("a", first.run);
    const leaving = new AbortController();
    const waiting = turnstile.pass("b", work(begun, "second").run, leaving.signal);
    leaving.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    await expect(turnstile.pass("c", work(begun, "third").run, leaving.signal)).rejects.toThrow("left");
    first.release();
    await running;
    expect(await turnstile.pass("d", async () => begun)).toEqual(["first"]);
  });
});
