import { createBeatScale } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { storyPlayable } from "../player/story-player.ts";
import { EnergyCurve } from "../timeline/EnergyCurve.tsx";
import { EnergySliders } from "./EnergySliders.tsx";

const { timeline } = storyPlayable();
const scale = createBeatScale(timeline);

const meta: Meta<typeof EnergySliders> = {
  title: "Editing/EnergySliders",
  component: EnergySliders,
  args: { timeline, scale, disabled: false, onBend: fn() },
  // As in the timeline: over the curve that they bend.
  decorators: [
    (Story) => (
      <div style={{ position: "relative", height: "6rem", margin: "1rem" }}>
        <EnergyCurve timeline={timeline} scale={scale} />
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof EnergySliders>;

export const OnePhraseEach: Story = {
  play: async ({ canvas, args }) => {
    const [slider] = canvas.getAllByRole("slider");
    await expect(canvas.getAllByRole("slider")).toHaveLength(timeline.beats.length / 8);
    slider?.focus();
    await userEvent.keyboard("{End}");
    await expect(args.onBend).toHaveBeenLastCalledWith(4, 1);
  },
};

/** While the dance cannot be changed there is the curve alone. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("slider")).toEqual([]);
  },
};
