// @vitest-environment node
import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { type PosterInput, providePoster } from "./poster-machine.ts";

function open(fetch: (poster: PosterInput) => Promise<void>) {
  return createActor(providePoster(fetch), { input: { url: "/film.webp", urgent: true } }).start();
}

it("fetches its picture once, and not before it is about to be seen", async () => {
  const fetch = vi.fn(async (_poster: PosterInput) => undefined);
  const poster = open(fetch);
  expect([poster.getSnapshot().value, fetch.mock.calls.length]).toEqual(["unseen", 0]);
  poster.send({ type: "APPEARED" });
  poster.send({ type: "APPEARED" });
  await waitFor(poster, (state) => state.matches("shown"));
  poster.send({ type: "APPEARED" });
  expect(fetch.mock.calls.map(([wanted]) => wanted)).toEqual([{ url: "/film.webp", urgent: true }]);
});

it("goes on without a picture that cannot be had", async () => {
  const poster = open(() => Promise.reject(new DOMException("no picture", "EncodingError")));
  poster.send({ type: "APPEARED" });
  await waitFor(poster, (state) => state.matches("shown"));
});
