import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import type { DancerControls } from "../player/dancer-controls.ts";
import { storyEngine } from "../player/story-player.ts";
import { Turntable, type TurntableProps } from "./Turntable.tsx";

/** Holds the engine for the turntable, as a page does. */
function Held(props: TurntableProps) {
  const [engine, setEngine] = useState<DancerControls>();
  return <Turntable {...props} engine={engine} onEngine={setEngine} />;
}

const meta: Meta<typeof Turntable> = {
  title: "Create/Turntable",
  component: Turntable,
  render: Held,
  args: { styles: ["Ballet"], staging: {}, engine: undefined, onEngine: fn() },
};
export default meta;
type Story = StoryObj<typeof Turntable>;

/** A picture until the dancer has come. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "The dancer who will perform" })).toBeVisible();
  },
};

/** A site without pictures shows a drawing. */
export const WithoutPicture: Story = {
  play: async ({ canvas }) => {
    fireEvent.error(canvas.getByRole("img"));
    await waitFor(() => expect(canvas.getByRole("img").tagName).toBe("svg"));
  },
};

const dancing = storyEngine();
export const Dancing: Story = {
  args: { createEngine: dancing.create, song: { url: "data:audio/wav;base64,", start: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Stop the dancer" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Hear the song" })).toBeVisible();
  },
};

const resting = storyEngine();
/** People who want less motion see her stand. */
export const ReducedMotion: Story = {
  args: { createEngine: resting.create, still: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Let the dancer dance" })).toBeVisible();
  },
};
