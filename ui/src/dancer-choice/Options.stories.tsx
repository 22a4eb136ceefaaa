import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Options } from "./Options.tsx";

const meta: Meta<typeof Options> = {
  title: "Dancer choice/Options",
  component: Options,
  args: {
    legend: "Dancers",
    options: [
      { value: "one", text: "One" },
      { value: "three", text: "Three" },
    ],
    chosen: "one",
    onChoose: fn(),
  },
};
export default meta;

export const Choosing: StoryObj<typeof Options> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radio", { name: "One" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Three" }));
    await expect(args.onChoose).toHaveBeenCalledWith("three");
  },
};
