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

export const PlayAndPause: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Pause" }));
    await expect(await canvas.findByRole("button", { name: "Play" })).toBeEnabled();
  },
};
