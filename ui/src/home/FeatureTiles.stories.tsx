import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FeatureTiles } from "./FeatureTiles.tsx";

const meta: Meta<typeof FeatureTiles> = { title: "Home/FeatureTiles", component: FeatureTiles };
export default meta;

export const Six: StoryObj<typeof FeatureTiles> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
};

export const OnPhone: StoryObj<typeof FeatureTiles> = {
  globals: { viewport: { value: "phone" } },
  tags: ["!test"],
};
