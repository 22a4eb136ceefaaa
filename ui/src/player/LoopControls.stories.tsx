import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LoopControls } from "./LoopControls.tsx";
import { useStoryPlayer } from "./story-player.ts";

function Part() {
  const story = useStoryPlayer();
  return story ? <LoopControls player={story.player} /> : null;
}

const meta: Meta<typeof Part> = { title: "Player/LoopControls", component: Part };
export default meta;

export const None: StoryObj<typeof Part> = { tags: ["!test"] };

export const Segment: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Loop section" }));
    await expect(await canvas.findByRole("button", { name: "Stop loop" })).toHaveAttribute("aria-pressed", "true");
  },
};

/** The start is marked; the end is still to come. */
export const FromHere: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "A: loop from here" }));
  },
  tags: ["!test"],
};
