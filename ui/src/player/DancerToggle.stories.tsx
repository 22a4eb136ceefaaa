import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DancerToggle } from "./DancerToggle.tsx";
import { useStoryPlayer } from "./story-player.ts";

const onToggle = fn();

function Part() {
  const story = useStoryPlayer();
  return story ? (
    <DancerToggle player={story.player} open={false} controls="dancer-choice" onToggle={onToggle} />
  ) : null;
}

const meta: Meta<typeof Part> = { title: "Player/DancerToggle", component: Part };
export default meta;

export const Closed: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Dancer", expanded: false }));
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};
