import type { Loop } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { SeekBar } from "./SeekBar.tsx";
import { useStoryPlayer } from "./story-player.ts";

function Part({ loop }: { loop?: Loop }) {
  const story = useStoryPlayer();
  const player = story?.player;
  useEffect(() => player?.send({ type: "SET_LOOP", loop }), [player, loop]);
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

/** Its ends can be dragged. */
export const WithLoop: StoryObj<typeof Part> = { args: { loop: { start: 16, end: 28 } }, tags: ["!test"] };
export const RightToLeft: StoryObj<typeof Part> = {
  args: { loop: { start: 16, end: 28 } },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
