import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { MovePicker } from "./MovePicker.tsx";

const meta: Meta<typeof MovePicker> = {
  title: "Editing/MovePicker",
  component: MovePicker,
  args: { current: 8, style: "Salsa", onPick: fn(), onPoint: fn() },
};
export default meta;

/** Each card has a figure. It dances while the card is pointed at or has the focus, and stands still else. */
export const All: StoryObj<typeof MovePicker> = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole("button", { name: /Perform the Salsa dance/ });
    const figure = card.querySelector("canvas") as HTMLCanvasElement;
    await waitFor(() => expect(figure.dataset.state).toBe("ready"));
    const look = () => figure.toDataURL();
    const still = look();
    await userEvent.hover(card);
    await waitFor(() => expect(look()).not.toBe(still));
    await userEvent.unhover(card);
    await waitFor(() => expect(look()).toBe(still));
    await userEvent.click(canvas.getByRole("searchbox", { name: "Find a move" }));
    await userEvent.tab();
    await expect(document.activeElement?.querySelector("canvas")?.dataset.moving).toBe("true");
  },
};
export const ReducedMotion: StoryObj<typeof MovePicker> = {
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("button", { name: /Perform the Salsa dance/ });
    await userEvent.hover(card);
    await expect(card.querySelector("canvas")?.dataset.moving).toBe("false");
  },
};
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
