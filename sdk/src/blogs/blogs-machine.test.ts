import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import { provideBlogs } from "./blogs-machine.ts";

const ENTRIES = { "04092026.md": "old", "13112026.md": "new", "02102026.1.md": "between" };

function open(blogs: NatarajClient["blogs"]) {
  return createActor(provideBlogs({ blogs })).start();
}

it("has the newest entry first", async () => {
  const blogs = open(async () => ENTRIES);
  const { context } = await waitFor(blogs, (state) => state.matches("loaded"));
  expect(context.entries.map(({ markdown }) => markdown)).toEqual(["new", "between", "old"]);
});

it("tells of a failure once, and fetches again when asked to", async () => {
  const fetch = vi.fn<NatarajClient["blogs"]>().mockRejectedValueOnce(new TypeError("offline"));
  fetch.mockResolvedValue(ENTRIES);
  const blogs = open(fetch);
  await waitFor(blogs, (state) => state.matches("notifying"));
  blogs.send({ type: "DISMISS" });
  expect(blogs.getSnapshot().matches("failed")).toBe(true);
  blogs.send({ type: "RETRY" });
  await waitFor(blogs, (state) => state.matches("loaded"));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("no longer wants an answer when its page is left", () => {
  const fetch = vi.fn<NatarajClient["blogs"]>(() => new Promise(() => undefined));
  const blogs = open(fetch);
  blogs.stop();
  expect(fetch.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
});
