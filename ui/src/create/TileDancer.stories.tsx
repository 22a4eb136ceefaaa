import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { absentDancer } from "../playback/dancer-controls.ts";
import { storyEngine } from "../player/story-player.ts";
import { TileDancer } from "./TileDancer.tsx";

const dancer = storyEngine();
const createAbsent = () => absentDancer("no WebGL");

const meta: Meta<typeof TileDancer> = {
  title: "Create/TileDancer",
  component: TileDancer,
  args: { createEngine: dancer.create, style: undefined, place: { left: 16, top: 16, width: 160, height: 160 } },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", height: "12rem" }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof TileDancer>;

const shown = (canvas: HTMLElement) => canvas.querySelector(".nj-tile-dancer")?.getAttribute("data-shown");

/** Nobody points at a tile: she rests unseen. */
export const Resting: Story = {
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBe("false");
  },
};

/** Somebody points at a tile: she comes, dressed for its style. */
export const Dancing: Story = {
  args: { style: "Ballet" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toBe("true"));
    await expect(dancer.looks.at(-1)).toBe("ballet/plum");
  },
};

/** Where she cannot be shown the tile's picture stays. */
export const Absent: Story = {
  args: { style: "Ballet", createEngine: createAbsent },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas")).not.toBeNull());
    await expect(shown(canvasElement)).toBe("false");
  },
};
