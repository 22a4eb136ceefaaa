import type { Meta, StoryObj } from "@storybook/react-vite";
import { DancerFigure } from "./DancerFigure.tsx";

const meta: Meta<typeof DancerFigure> = { title: "Home/DancerFigure", component: DancerFigure };
export default meta;

export const Drawn: StoryObj<typeof DancerFigure> = {
  render: () => (
    <div style={{ width: "20rem" }}>
      <DancerFigure />
    </div>
  ),
};
