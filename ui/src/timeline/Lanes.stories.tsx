import { buildTimeline, type ChoreographyDocument, createBeatScale } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyPlayable } from "../player/story-player.ts";
import { type LanesProps, SectionLane, StyleLane } from "./Lanes.tsx";

function Lanes({ timeline }: Pick<LanesProps, "timeline">) {
  const scale = createBeatScale(timeline);
  return (
    <div className="nj-timeline">
      <StyleLane timeline={timeline} scale={scale} />
      <SectionLane timeline={timeline} scale={scale} />
    </div>
  );
}

/** The styles and the sections of a dance, over its steps. */
const meta: Meta<typeof Lanes> = {
  title: "Timeline/Lanes",
  component: Lanes,
  args: { timeline: storyPlayable().timeline },
  argTypes: { timeline: { control: false } },
  // StepTimeline's stories test them.
  tags: ["!test"],
};
export default meta;
type Story = StoryObj<typeof Lanes>;

const danced = (document: ChoreographyDocument) => ({ timeline: buildTimeline(document, 20) });

export const StylesAndSections: Story = {};
/** Sections without words have a number. */
export const WithoutWords: Story = {
  args: danced({
    "0.00": { lyrics: "", steps: [1, 2], start: 0, style: "Hip Hop" },
    "10.00": { lyrics: "", steps: [3, 4], start: 10, style: "Contemporary" },
  }),
};
/** What does not fit is cut off; pointing at it says all of it. */
export const LongText: Story = {
  args: danced({
    "0.00": { lyrics: "a line with far more words than there is room for above its steps ".repeat(4), steps: [1] },
    "12.00": { lyrics: "and another one that is no shorter ".repeat(4), steps: [2], start: 12 },
  }),
};
/** A dance from elsewhere names no styles and has one section: nothing is shown. */
export const Empty: Story = { args: danced({ all: { lyrics: "", steps: [1, 2, 3] } }) };
