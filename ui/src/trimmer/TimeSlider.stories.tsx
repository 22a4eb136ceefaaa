import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TimeSlider } from "./TimeSlider.tsx";

const meta: Meta<typeof TimeSlider> = {
  title: "Trimmer/TimeSlider",
  component: TimeSlider,
  args: {
    label: "Start",
    className: "nj-trimmer__handle nj-trimmer__handle--start",
    value: 10_000,
    least: 0,
    most: 30_000,
    valueText: "10 seconds",
    style: { left: 100 },
    onMove: fn(),
    children: <span className="nj-trimmer__grip" />,
  },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", width: "min(600px, 100%)", height: 120 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

export const ByKeys: StoryObj<typeof TimeSlider> = {
  play: async ({ canvas, args }) => {
    canvas.getByRole("slider", { name: "Start" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onMove).toHaveBeenCalledWith(10_010);
  },
};
