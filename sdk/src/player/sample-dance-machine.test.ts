import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Song } from "../contract/songs.ts";
import { FAKE_DOCUMENT } from "../testing/fake-project.ts";
import { provideSampleDance } from "./sample-dance-machine.ts";

const song = (title: string, choreography?: string): Song => ({
  ...{ title, url: `/${title}.mp3`, duration: 12, thumbnail: "" },
  ...(choreography && { choreography }),
});

it("finds the library's dance, and looks again after a failure", async () => {
  const songs = vi
    .fn(async () => [song("dawn"), song("noon", JSON.stringify(FAKE_DOCUMENT))])
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const machine = createActor(provideSampleDance({ songs })).start();
  await waitFor(machine, (state) => state.matches("failed"));
  machine.send({ type: "RETRY" });
  const { context } = await waitFor(machine, (state) => state.matches("ready"));
  expect(context.sample).toMatchObject({ title: "noon", playable: { song: "/noon.mp3", sequence: "8_9_13" } });
  expect(context.sample?.playable.timeline.duration).toBe(12);
});

it("fails where no song has one", async () => {
  const machine = createActor(provideSampleDance({ songs: async () => [song("dawn")] })).start();
  await waitFor(machine, (state) => state.matches("failed"));
});
