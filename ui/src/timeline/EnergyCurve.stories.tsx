import { createBeatScale } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyPlayable } from "../player/story-player.ts";
import { EnergyCurve } from "./EnergyCurve.tsx";

const { timeline } = storyPlayable();

const meta: Meta<typeof EnergyCurve> = {
  title: "Timeline/EnergyCurve",
  component: EnergyCurve,
  args: { timeline, scale: createBeatScale(timeline) },
  argTypes: { timeline: { control: false }, scale: { control: false } },
  decorators: [
    (Story) => (
      <div className="nj-timeline__energy">
        <Story />
      </div>
    ),
  ],
  // StepTimeline's stories test it.
  tags: ["!test"],
};
export default meta;
type Story = StoryObj<typeof EnergyCurve>;

export const AsHeard: Story = {};
/** What a person has bent, in place of what was heard. */
export const Bent: Story = { args: { energy: timeline.beats.map((_, i) => i / timeline.beats.length) } };
/** A dance from elsewhere: there are the beats alone. */
export const Empty: Story = { args: { energy: [] } };
