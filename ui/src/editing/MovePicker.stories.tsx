import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { MovePicker } from "./MovePicker.tsx";

const meta: Meta<typeof MovePicker> = {
  title: "Editing/MovePicker",
  component: MovePicker,
  args: { current: 8, style: "Salsa", onPick: fn(), onPoint: fn() },
};
export default meta;

export const All: StoryObj<typeof MovePicker> = { tags: ["!test"] };
/** It can still be scrolled by keys: axe says where it cannot. */
export const Disabled: StoryObj<typeof MovePicker> = { args: { disabled: true } };
export const Search: StoryObj<typeof MovePicker> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toHaveTextContent("Jump");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a move" }), "moon");
    await userEvent.click(canvas.getByRole("button", { name: /Do a moonwalk/ }));
    await expect(args.onPick).toHaveBeenCalledWith(10);
    await expect(args.onPoint).toHaveBeenLastCalledWith(10);
    await userEvent.unhover(canvas.getByRole("button", { name: /Do a moonwalk/ }));
    await expect(args.onPoint).toHaveBeenLastCalledWith(undefined);
  },
};
