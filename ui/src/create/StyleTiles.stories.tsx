import { DANCE_STYLES } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { StyleTiles } from "./StyleTiles.tsx";

const meta: Meta<typeof StyleTiles> = {
  title: "Create/StyleTiles",
  component: StyleTiles,
  args: { chosen: ["Hip Hop"], onToggle: fn() },
};
export default meta;
type Story = StoryObj<typeof StyleTiles>;

export const HipHopPreselected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("button")).toHaveLength(8);
    await expect(canvas.getByRole("button", { name: "Hip Hop" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Salsa" }));
    await expect(args.onToggle).toHaveBeenCalledWith("Salsa");
    canvas.getByRole("button", { name: "Ballet" }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenLastCalledWith("Ballet");
  },
};
export const Fusion: Story = { args: { chosen: ["Hip Hop", "Indian Classical", "Jazz Dance"] } };
export const None: Story = { args: { chosen: [] } };
export const All: Story = { args: { chosen: DANCE_STYLES } };
