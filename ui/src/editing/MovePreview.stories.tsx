import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { MovePreview } from "./MovePreview.tsx";

const meta: Meta<typeof MovePreview> = { title: "Editing/MovePreview", component: MovePreview };
export default meta;
type Story = StoryObj<typeof MovePreview>;

function inkOf(root: HTMLElement): number {
  const canvas = root.querySelector("canvas") as HTMLCanvasElement;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.filter((value, i) => i % 4 === 3 && value > 0).length;
}

export const Salsa: Story = {
  args: { shown: { move: 13, style: "Salsa" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("img", { name: "A figure that dances: Perform the Salsa dance" });
    await waitFor(() => expect(inkOf(canvasElement)).toBeGreaterThan(500));
  },
};
/** An empty frame would only puzzle. */
export const Nothing: Story = {
  args: { shown: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("canvas")).not.toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
/** The figure stands. */
export const ReducedMotion: Story = {
  args: { shown: { move: 13, style: "Salsa" } },
  globals: { motion: "reduced" },
  tags: ["!test"],
};
