import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { storyAudio, storyEngine, storyPlayable } from "../player/story-player.ts";
import { Practice } from "./Practice.tsx";
import "./practice.css";
import { storyCamera, storyLessons, storyPractice, storyReport, WATCHING } from "./story-practice.ts";

const devices = () => {
  const playable = storyPlayable();
  const { create, engine } = storyEngine();
  const audio = storyAudio(playable.timeline.duration);
  return {
    playable,
    engine,
    audio,
    createEngine: create,
    createAudio: () => audio,
    practice: storyPractice(storyReport({ hangs: true })),
    camera: storyCamera(...WATCHING),
  };
};
let story: ReturnType<typeof devices>;

function Page() {
  const [{ playable, createEngine, createAudio, practice, camera }] = useState(() => {
    story = devices();
    return story;
  });
  return (
    <Practice
      playable={playable}
      createEngine={createEngine}
      createAudio={createAudio}
      refresh={async () => "fresh"}
      practice={practice}
      camera={camera}
      stream={undefined}
      onPlayer={nothing}
      measureDelay={async () => undefined}
      onDelay={nothing}
      history={<p>There is no report yet.</p>}
    />
  );
}
const nothing = () => {};

const meta: Meta<typeof Page> = { title: "Practice/Practice", component: Page };
export default meta;

export const Ready: StoryObj<typeof Page> = { tags: ["!test"] };
export const OnPhone: StoryObj<typeof Page> = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
export const RightToLeft: StoryObj<typeof Page> = { globals: { direction: "rtl" }, tags: ["!test"] };

export const Dancing: StoryObj<typeof Page> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "DANCE IT" }));
    await canvas.findByRole("button", { name: "STOP" });
  },
  tags: ["!test"],
};

export const DancedOnce: StoryObj<typeof Page> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "DANCE IT" }));
    await canvas.findByRole("button", { name: "STOP" });
    // As in a mirror, and so the dance itself.
    await waitFor(() => expect(story.practice.getSnapshot().context.mirrored).toBe(false));
    await expect(story.audio.playbackRate).toBe(0.6);
    await expect(story.audio.muted).toBe(false);
    story.audio.pass((storyLessons.find(({ kind }) => kind === "part")?.end ?? 0) + 3);
    await expect(await canvas.findByText("Matching ratio")).toBeVisible();
  },
};
