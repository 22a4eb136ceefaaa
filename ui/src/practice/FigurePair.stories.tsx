import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigurePair } from "./FigurePair.tsx";
import "./practice.css";
import { storyReport } from "./story-practice.ts";

const [moment] = storyReport({ hangs: true }).phrases[0]?.moments ?? [];
if (!moment) throw new Error("The story's report has no moment.");

const meta: Meta<typeof FigurePair> = {
  title: "Practice/FigurePair",
  component: FigurePair,
  args: {
    person: moment.person,
    dancer: moment.dancer,
    overlaid: false,
    label: "The dancer on the left, you on the right",
  },
};
export default meta;

export const SideBySide: StoryObj<typeof FigurePair> = {};
export const OverEachOther: StoryObj<typeof FigurePair> = { args: { overlaid: true } };
