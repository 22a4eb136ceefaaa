import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tile } from "./Tile.tsx";

const meta: Meta<typeof Tile> = { title: "Layout/Tile", component: Tile, args: { children: "Content" } };
export default meta;
type Story = StoryObj<typeof Tile>;

export const Plain: Story = {};
export const Lifts: Story = { args: { lifts: true } };
export const Selected: Story = { args: { selected: true } };
/** A long word is broken. */
export const LongText: Story = {
  args: { children: "incomprehensibilities".repeat(12) },
  play: async ({ canvas }) => {
    const tile = canvas.getByText(/^incomprehensibilities/);
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
};
