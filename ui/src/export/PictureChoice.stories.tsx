import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PictureChoice } from "./PictureChoice.tsx";

const meta: Meta<typeof PictureChoice> = {
  title: "Export/PictureChoice",
  component: PictureChoice,
  args: {
    value: { kind: "mp4", shape: "portrait", height: 720, fps: 30, view: "front", mirrored: false, titled: false },
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof PictureChoice>;

export const Video: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText("Size")).toHaveDisplayValue("720p (720 × 1280)");
    await userEvent.click(canvas.getByLabelText("Mirrored"));
    await expect(args.onChange).toHaveBeenCalledWith({ mirrored: true });
  },
};
/** Motion has no picture: only how many poses a second it has. */
export const Motion: Story = {
  args: {
    value: { kind: "bvh", shape: "portrait", height: 720, fps: 30, view: "front", mirrored: false, titled: false },
  },
  tags: ["!test"],
};
