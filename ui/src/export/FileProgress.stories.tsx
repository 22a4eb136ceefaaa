import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FileProgress } from "./FileProgress.tsx";

const meta: Meta<typeof FileProgress> = {
  title: "Export/FileProgress",
  component: FileProgress,
  args: { name: "Brave-Peacock.mp4", context: { progress: { done: 300, total: 900 }, secondsLeft: 42 } },
};
export default meta;

export const AThird: StoryObj<typeof FileProgress> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "33");
    await expect(canvas.getByText("300 of 900 frames, about 40 seconds left")).toBeVisible();
  },
};
