import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PracticeControls } from "./PracticeControls.tsx";
import { useStoryPlayer } from "./story-player.ts";
import { usePractice } from "./use-practice.ts";

function Part() {
  const story = useStoryPlayer();
  const practice = usePractice(story?.player);
  return story ? <PracticeControls {...story} practice={practice} /> : null;
}

const meta: Meta<typeof Part> = { title: "Player/PracticeControls", component: Part };
export default meta;

export const Slower: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "0.5×" }));
    await expect(canvas.getByRole("radio", { name: "0.5×" })).toBeChecked();
  },
};
