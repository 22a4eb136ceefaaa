import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { StepTiming } from "./StepTiming.tsx";

const beats = Array.from({ length: 121 }, (_, i) => i / 2);

const meta: Meta<typeof StepTiming> = {
  title: "Editing/StepTiming",
  component: StepTiming,
  args: { beats, step: { move: 13, start: 8, end: 12 }, onRetime: fn() },
};
export default meta;
type Story = StoryObj<typeof StepTiming>;

export const EightBeats: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("0:08, 8 beats")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Move a beat earlier" }));
    await expect(args.onRetime).toHaveBeenLastCalledWith("whole", -1);
    await userEvent.click(canvas.getByRole("button", { name: "A beat longer" }));
    await expect(args.onRetime).toHaveBeenLastCalledWith("end", 1);
  },
};
export const Short: Story = { args: { step: { move: 20, start: 59.5, end: 60 } } };
