import { STYLES } from "@nataraj/sdk/motion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DancerDrawing } from "./DancerDrawing.tsx";

const meta: Meta<typeof DancerDrawing> = {
  title: "Create/Art/DancerDrawing",
  component: DancerDrawing,
  decorators: [
    (Story) => (
      <svg className="nj-art" viewBox="0 0 200 200" width="200" aria-hidden="true">
        <Story />
      </svg>
    ),
  ],
};
export default meta;

export const Salsa: StoryObj<typeof DancerDrawing> = { args: { drawing: STYLES.Salsa.drawing } };
