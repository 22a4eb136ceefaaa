import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { StepTimeline } from "./StepTimeline.tsx";
import { useStoryPlayer } from "./story-player.ts";

function Part() {
  const story = useStoryPlayer();
  return story ? <StepTimeline player={story.player} /> : null;
}

const meta: Meta<typeof Part> = { title: "Player/StepTimeline", component: Part };
export default meta;

export const Chosen: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Turn left/ }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Turn left/ })).toHaveAttribute("aria-current", "step"),
    );
  },
};
