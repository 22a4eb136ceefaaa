import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { ProgressBar, type ProgressBarProps } from "./ProgressBar.tsx";

function Jumping(props: ProgressBarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <ProgressBar {...props} value={value} />
      <button type="button" onClick={() => setValue(0.85)}>
        85 %
      </button>
    </>
  );
}

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
/** Something goes on, and nobody knows how far it is. */
export const Unknown: Story = {
  args: { label: "Under way", value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
};
/** The bar stands where its figure says, from the first moment on. */
export const Jumped: Story = {
  args: { label: "Jumped", value: 0.18 },
  render: (args) => <Jumping {...args} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar");
    await userEvent.click(canvas.getByRole("button"));
    await expect(bar).toHaveAttribute("aria-valuenow", "85");
    const done = bar.firstElementChild as HTMLElement;
    const share = done.getBoundingClientRect().width / bar.getBoundingClientRect().width;
    await expect(share).toBeCloseTo(0.85, 2);
  },
};
export const MoreThanAll: Story = { args: { label: "All done", value: 2 } };
/** It grows from the side where reading begins. */
export const RightToLeft: Story = {
  args: { label: "Song", value: 0.35 },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
/** Nothing moves to and fro. */
export const ReducedMotion: Story = {
  args: { label: "Under way", value: undefined },
  globals: { motion: "reduced" },
  tags: ["!test"],
};
