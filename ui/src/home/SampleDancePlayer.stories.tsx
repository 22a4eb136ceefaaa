import { createFakeAudio } from "@nataraj/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { storyAudio, storyEngine, storyPlayable } from "../player/story-player.ts";
import { SampleDanceFailure, SampleDancePlayer, type SampleDancePlayerProps } from "./SampleDancePlayer.tsx";

const playable = storyPlayable();

/** The controls stand in the place that they have under the hero's dancer, each with a dancer and a song of its own. */
function Part({ createAudio, ...props }: SampleDancePlayerProps) {
  const [engine] = useState(() => storyEngine().controls);
  const [audio] = useState(() => createAudio ?? (() => storyAudio(playable.timeline.duration)));
  return (
    <div className="nj-live-dancer__controls" style={{ position: "static" }}>
      <div>
        <SampleDancePlayer {...props} engine={engine} createAudio={audio} />
      </div>
    </div>
  );
}

const meta: Meta<typeof SampleDancePlayer> = {
  title: "Home/SampleDancePlayer",
  component: SampleDancePlayer,
  args: { sample: { title: "Marigold Morning", playable }, style: undefined, onEnd: fn() },
  argTypes: { sample: { control: false }, engine: { control: false } },
  render: (args) => <Part {...args} />,
};
export default meta;
type Story = StoryObj<typeof SampleDancePlayer>;

/** It plays at once. */
export const Playing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Pause Marigold Morning" })).toBeEnabled();
  },
};
export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pause Marigold Morning" }));
    await canvas.findByRole("button", { name: "Play Marigold Morning" });
  },
  tags: ["!test"],
};
/** The song is on its way. */
export const Loading: Story = { args: { createAudio: () => createFakeAudio(52) }, tags: ["!test"] };
export const LongText: Story = {
  args: { sample: { title: "The Night Bus to Salsa Street That Nobody Wanted to Leave", playable } },
  tags: ["!test"],
};
/** Where the song cannot be had. */
export const Failed: Story = {
  render: () => (
    <div className="nj-live-dancer__controls" style={{ position: "static" }}>
      <div>
        <SampleDanceFailure onRetry={fn()} onEnd={fn()} />
      </div>
    </div>
  ),
  tags: ["!test"],
};
