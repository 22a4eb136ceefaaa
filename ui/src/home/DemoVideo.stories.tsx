import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DemoVideo } from "./DemoVideo.tsx";
import { POSTER, waitingVideo } from "./story-video.ts";

const meta: Meta<typeof DemoVideo> = { title: "Home/DemoVideo", component: DemoVideo };
export default meta;
type Story = StoryObj<typeof DemoVideo>;

export const NoDemo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The demo video is not available.")).toBeVisible();
  },
};

/** Where a browser does not play by itself, a press does. */
export const Demo: Story = { args: { files: waitingVideo(), poster: POSTER } };
/** It waits for a press. */
export const ReducedMotion: Story = {
  args: { files: waitingVideo(), poster: POSTER },
  globals: { motion: "reduced" },
  tags: ["!test"],
};
