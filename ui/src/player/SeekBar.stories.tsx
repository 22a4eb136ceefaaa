import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { SeekBar } from "./SeekBar.tsx";
import { useStoryPlayer } from "./story-player.ts";

function Part() {
  const story = useStoryPlayer();
  return story ? <SeekBar player={story.player} /> : null;
}

const meta: Meta<typeof Part> = { title: "Player/SeekBar", component: Part };
export default meta;

export const ByKeys: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole("slider", { name: "Time in the song" });
    slider.focus();
    await userEvent.keyboard("{PageUp}{ArrowRight}");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "11"));
  },
};
