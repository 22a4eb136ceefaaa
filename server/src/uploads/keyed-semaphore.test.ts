import { describe, expect, test } from "vitest";
import { KeyedSemaphore } from "./keyed-semaphore.ts";

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

describe("Semaphore", () => {
  test("lets a few through at a time, one for each person, in order", async () => {
    const uploadSemaphore = new KeyedSemaphore(2);
    const begun: string[] = [];
    const [a1, a2, b1, c1] = ["a1", "a2", "b1", "c1"].map((name) => work(begun, name));
    const all = [a1, a2, b1, c1].map((item, i) => item && uploadSemaphore.run("aabc"[i] ?? "", item.run));
    await settle();
    expect(begun).toEqual(["a1", "b1"]);
    a1?.release();
    await settle();
    expect(begun).toEqual(["a1", "b1", "a2"]);
    for (const item of [a2, b1, c1]) item?.release();
    expect(await Promise.all(all)).toEqual(["a1", "a2", "b1", "c1"]);
  });

  test("goes on after work that fails", async () => {
    const uploadSemaphore = new KeyedSemaphore(1);
    await expect(uploadSemaphore.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await uploadSemaphore.run("a", async () => "yes")).toBe("yes");
  });

  test("lets people leave the queue", async () => {
    const uploadSemaphore = new KeyedSemaphore(1);
    const begun: string[] = [];
    const first = work(begun, "first");
    const running = uploadSemaphore.run("a", first.run);
    const leaving = new AbortController();
    const waiting = uploadSemaphore.run("b", work(begun, "second").run, leaving.signal);
    leaving.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    await expect(uploadSemaphore.run("c", work(begun, "third").run, leaving.signal)).rejects.toThrow("left");
    first.release();
    await running;
    expect(await uploadSemaphore.run("d", async () => begun)).toEqual(["first"]);
  });
});
