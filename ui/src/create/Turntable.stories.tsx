import type { Timeline } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import type { DancerControls } from "../playback/dancer-controls.ts";
import { storyEngine } from "../player/story-player.ts";
import { wavFile } from "../trimmer/story-song.ts";
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
    await expect(canvas.getByRole("button", { name: "Play the song" })).toBeVisible();
  },
};

const keepingTime = storyEngine();
const createKeepingTime = () => keepingTime.controls;
const song = { url: URL.createObjectURL(wavFile(10)), start: 2.25, end: 9 };
/** A person's own song is listened to: she dances in its tempo, here 120 beats a minute. */
export const ListensToTheSong: Story = {
  args: { createEngine: createKeepingTime, song },
  play: async () => {
    const { messages } = keepingTime.engine;
    await waitFor(() => {
      const danced = messages.flatMap((message) => (message[0] === "timeline" ? [message[1] as Timeline] : [])).at(-1);
      expect(danced?.beats[16]).toBeCloseTo(8, 1);
    });
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
