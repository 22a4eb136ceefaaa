import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { NONE, POSTER, waitingVideo } from "./story-video.ts";
import { TutorialVideo } from "./TutorialVideo.tsx";

const meta: Meta<typeof TutorialVideo> = {
  title: "Home/TutorialVideo",
  component: TutorialVideo,
  args: {
    title: "Mix dance styles",
    text: "One, or several.",
    steps: [
      { start: 0, text: "Choose a style." },
      { start: 5, text: "Choose another one." },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof TutorialVideo>;

/** A poster with one button. */
export const Ready: Story = { args: { files: waitingVideo(), poster: POSTER }, tags: ["!test"] };

/** The video's own controls come when it has been started. */
export const Started: Story = {
  args: { files: waitingVideo(), poster: POSTER },
  play: async ({ canvas, canvasElement }) => {
    const video = canvasElement.querySelector("video") as HTMLVideoElement;
    await expect(video.controls).toBe(false);
    const play = canvas.getByRole("button", { name: "Play: Mix dance styles" });
    video.play = async () => void video.dispatchEvent(new Event("play"));
    await userEvent.click(play);
    await waitFor(() => expect(video.controls).toBe(true));
    await expect(canvas.queryByRole("button", { name: /^Play/ })).toBeNull();
  },
};

export const Missing: Story = {
  args: { files: NONE },
  play: async ({ canvas }) => {
    const says = await canvas.findByText("This video is not available yet.");
    await expect(says).toBeVisible();
    await expect(canvas.getByText("Choose a style.")).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    files: waitingVideo(),
    poster: POSTER,
    text: "One, or several, which the dancer puts together as the song changes. ".repeat(3),
    steps: [0, 1, 2].map((start) => ({ start, text: "Choose a style, and then another one. ".repeat(4) })),
  },
  tags: ["!test"],
};
