import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgressBar } from "./ProgressBar.tsx";

const meta: Meta<typeof ProgressBar> = { title: "Layout/ProgressBar", component: ProgressBar };
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const NothingDone: Story = { args: { label: "Nothing done", value: 0 } };
export const Some: Story = {
  args: { label: "Song", value: 21, max: 60, valueText: "21 of 60 seconds" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "21 of 60 seconds");
  },
};
export const MoreThanAll: Story = { args: { label: "All done", value: 2 } };
