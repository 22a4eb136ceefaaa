import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { provideSongLibrary } from "./song-library.ts";

const songs = ["/1.mp3", "/2.mp3"].map((url) => ({ title: url, url, duration: 60, thumbnail: "" }));

async function ready() {
  const library = createActor(provideSongLibrary({ songs: async () => songs })).start();
  await expect.poll(() => library.getSnapshot().value).toBe("ready");
  return library;
}

it("fetches the songs, and again after a failure", async () => {
  const fetchSongs = vi.fn(async () => songs).mockRejectedValueOnce(new Error("Failed to fetch"));
  const library = createActor(provideSongLibrary({ songs: fetchSongs })).start();
  await expect.poll(() => library.getSnapshot().value).toBe("failed");
  expect(library.getSnapshot().context.failure).toBe("Failed to fetch");
  library.send({ type: "TOGGLE", url: "/1.mp3" });
  library.send({ type: "RETRY" });
  await expect.poll(() => library.getSnapshot().value).toBe("ready");
  expect(library.getSnapshot().context).toMatchObject({ songs, failure: undefined, playing: undefined });
});

it("lets one song be heard at a time", async () => {
  const library = await ready();
  const playing = () => library.getSnapshot().context.playing;
  library.send({ type: "TOGGLE", url: "/1.mp3" });
  expect(playing()).toBe("/1.mp3");
  library.send({ type: "TOGGLE", url: "/2.mp3" });
  expect(playing()).toBe("/2.mp3");
  library.send({ type: "TOGGLE", url: "/2.mp3" });
  expect(playing()).toBeUndefined();
});

it("is silent once another song is chosen, and goes on where it is the one that is heard", async () => {
  const library = await ready();
  const heardAfter = (url: string | undefined) => {
    library.send({ type: "SILENCE" });
    library.send({ type: "TOGGLE", url: "/1.mp3" });
    library.send({ type: "CHOSEN", url });
    return library.getSnapshot().context.playing;
  };
  expect([heardAfter("/1.mp3"), heardAfter("/2.mp3"), heardAfter(undefined)]).toEqual(["/1.mp3", undefined, undefined]);
});

it("ignores songs that are not its own, and falls silent on demand", async () => {
  const library = await ready();
  library.send({ type: "TOGGLE", url: "/other.mp3" });
  expect(library.getSnapshot().context.playing).toBeUndefined();
  library.send({ type: "TOGGLE", url: "/1.mp3" });
  library.send({ type: "SILENCE" });
  expect(library.getSnapshot().context.playing).toBeUndefined();
});
