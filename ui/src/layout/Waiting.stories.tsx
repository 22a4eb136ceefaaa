import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Waiting } from "./Waiting.tsx";

const meta: Meta<typeof Waiting> = { title: "Layout/Waiting", component: Waiting };
export default meta;

export const ForSomething: StoryObj<typeof Waiting> = {
  args: { text: "Loading your projects..." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your projects...");
  },
};

export const ReducedMotion: StoryObj<typeof Waiting> = {
  ...ForSomething,
  play: undefined,
  globals: { motion: "reduced" },
  tags: ["!test"],
};
