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

export const AsUsual: StoryObj<typeof Part> = { tags: ["!test"] };

export const Slower: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "0.5×" }));
    await expect(canvas.getByRole("radio", { name: "0.5×" })).toBeChecked();
  },
};

export const OnPhone: StoryObj<typeof Part> = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
/** The automatic camera, which moves, is not offered. */
export const ReducedMotion: StoryObj<typeof Part> = { globals: { motion: "reduced" }, tags: ["!test"] };
export const RightToLeft: StoryObj<typeof Part> = { globals: { direction: "rtl" }, tags: ["!test"] };
