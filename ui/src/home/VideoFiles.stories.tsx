import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { NONE } from "./story-video.ts";
import { VideoFiles } from "./VideoFiles.tsx";

const meta: Meta<typeof VideoFiles> = {
  title: "Home/VideoFiles",
  component: VideoFiles,
  args: { files: NONE, onMissing: fn() },
  decorators: [
    (Story) => (
      <video muted width={320} height={180}>
        <Story />
      </video>
    ),
  ],
};
export default meta;

/** It is told when none of them can be played. */
export const Missing: StoryObj<typeof VideoFiles> = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalledOnce());
  },
};
