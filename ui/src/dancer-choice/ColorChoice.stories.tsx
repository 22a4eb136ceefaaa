import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ColorChoice } from "./ColorChoice.tsx";

const meta: Meta<typeof ColorChoice> = {
  title: "Dancer choice/ColorChoice",
  component: ColorChoice,
  args: { look: "street", variant: "marigold", onChoose: fn() },
};
export default meta;

export const Street: StoryObj<typeof ColorChoice> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radio", { name: "Marigold" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Teal" }));
    await expect(args.onChoose).toHaveBeenCalledWith("teal");
  },
};
