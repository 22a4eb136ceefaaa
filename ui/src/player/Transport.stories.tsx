import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useStoryPlayer } from "./story-player.ts";
import { Transport } from "./Transport.tsx";

function Part() {
  const story = useStoryPlayer();
  return story ? <Transport player={story.player} /> : null;
}

const meta: Meta<typeof Part> = { title: "Player/Transport", component: Part };
export default meta;

export const Paused: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Pause" }));
    await expect(await canvas.findByRole("button", { name: "Play" })).toBeEnabled();
  },
};

export const Playing: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
  },
  tags: ["!test"],
};
export const Muted: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sound off" }));
  },
  tags: ["!test"],
};
export const RightToLeft: StoryObj<typeof Part> = { globals: { direction: "rtl" }, tags: ["!test"] };
