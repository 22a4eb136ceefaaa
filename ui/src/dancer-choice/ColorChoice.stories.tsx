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
    await userEvent.click(canvas.getByRole("radio", { name: "Rose hair" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("marigold/own/rose");
  },
};

/** Skin and hair of one's own stay when the costume changes. */
export const Dressed: StoryObj<typeof ColorChoice> = {
  args: { look: "ballet", variant: "sea/deep/silver" },
  play: async ({ canvas, args }) => {
    for (const name of ["Sea", "Deep skin", "Silver hair"]) {
      await expect(canvas.getByRole("radio", { name })).toBeChecked();
    }
    await userEvent.click(canvas.getByRole("radio", { name: "Plum" }));
    await expect(args.onChoose).toHaveBeenCalledWith("plum/deep/silver");
  },
};
