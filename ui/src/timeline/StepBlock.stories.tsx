import { createBeatScale } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StepBlock } from "./StepBlock.tsx";

/** A beat a second, sixteen of them. */
const scale = createBeatScale({ duration: 16, beats: Array.from({ length: 17 }, (_, i) => i) });

const meta: Meta<typeof StepBlock> = {
  title: "Timeline/StepBlock",
  component: StepBlock,
  args: {
    place: { segmentKey: "0.00", index: 0 },
    step: { move: 7, start: 2, end: 6 },
    style: "Salsa",
    scale,
    isCurrent: false,
    onPress: fn(),
    onPoint: fn(),
  },
  argTypes: { scale: { control: false } },
  decorators: [
    (Story) => (
      <div className="nj-timeline" style={{ direction: "ltr" }}>
        <ol className="nj-timeline__lane nj-timeline__steps">
          <Story />
        </ol>
      </div>
    ),
  ],
  // The stories of StepTimeline and TimelineEditor test it.
  tags: ["!test"],
};
export default meta;
type Story = StoryObj<typeof StepBlock>;

export const Resting: Story = {};
/** It is danced now. */
export const Current: Story = { args: { isCurrent: true } };
/** In the editor: the chosen step, whose ends can be dragged. */
export const Chosen: Story = { args: { isChosen: true, isInChosenSection: true, onRetime: fn() } };
/** Another step of the same section is chosen. */
export const InTheChosenSection: Story = { args: { isChosen: false, isInChosenSection: true, onRetime: fn() } };
export const WithoutStyle: Story = { args: { style: undefined } };
/** A short step has room for few of its words. */
export const LongText: Story = { args: { step: { move: 13, start: 2, end: 3 } } };
