import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NONE, POSTER, WAITING } from "./story-video.ts";
import { TutorialVideo } from "./TutorialVideo.tsx";

const meta: Meta<typeof TutorialVideo> = {
  title: "Home/TutorialVideo",
  component: TutorialVideo,
  args: {
    title: "Mix dance styles",
    text: "One of eight, or several.",
    steps: [
      { start: 0, text: "Choose a style." },
      { start: 5, text: "Choose another one." },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof TutorialVideo>;

export const Ready: Story = { args: { files: WAITING, poster: POSTER } };

export const Missing: Story = {
  args: { files: NONE },
  play: async ({ canvas }) => {
    const says = await canvas.findByText("This video is not available yet.", {}, { timeout: 10_000 });
    await expect(says).toBeVisible();
    await expect(canvas.getByText("Choose a style.")).toBeVisible();
  },
};
