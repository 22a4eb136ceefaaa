import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PracticeControls } from "./PracticeControls.tsx";
import { useStoryPlayer } from "./story-player.ts";

function Part() {
  const story = useStoryPlayer();
  return story ? <PracticeControls {...story} /> : null;
}

const meta: Meta<typeof Part> = { title: "Player/PracticeControls", component: Part };
export default meta;

export const Slower: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Speed"), "0.5");
    await expect(canvas.getByLabelText("Speed")).toHaveValue("0.5");
  },
};
