import type { Meta, StoryObj } from "@storybook/react-vite";
import { StepDetails } from "./StepDetails.tsx";

const step = { move: 7, start: 16, end: 20 };

const meta: Meta<typeof StepDetails> = {
  title: "Timeline/StepDetails",
  component: StepDetails,
  args: { shown: { step, style: "Salsa" }, beats: Array.from({ length: 64 }, (_, i) => i / 2) },
  // StepTimeline's stories test it.
  tags: ["!test"],
};
export default meta;
type Story = StoryObj<typeof StepDetails>;

export const Step: Story = {};
/** A dance from elsewhere names neither beats nor style. */
export const TimeAlone: Story = { args: { shown: { step, style: undefined }, beats: [] } };
/** No step is meant: its line stays free. */
export const Empty: Story = { args: { shown: undefined } };
