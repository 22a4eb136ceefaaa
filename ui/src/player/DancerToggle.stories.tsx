import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DancerToggle } from "./DancerToggle.tsx";
import { useStoryPlayer } from "./story-player.ts";

const onToggle = fn();

function Part({ open = false }: { open?: boolean }) {
  const story = useStoryPlayer();
  return story ? <DancerToggle player={story.player} open={open} controls="dancer-choice" onToggle={onToggle} /> : null;
}

const meta: Meta<typeof Part> = { title: "Player/DancerToggle", component: Part };
export default meta;

export const Closed: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Dancer", expanded: false }));
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

export const Open: StoryObj<typeof Part> = {
  args: { open: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="dancer-choice">The dancers</div>
      </>
    ),
  ],
  tags: ["!test"],
};
