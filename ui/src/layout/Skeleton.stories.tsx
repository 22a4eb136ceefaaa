import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta: Meta<typeof Skeleton> = { title: "Layout/Skeleton", component: Skeleton };
export default meta;

export const Block: StoryObj<typeof Skeleton> = { args: { width: "20rem", height: "8rem" } };
export const ReducedMotion: StoryObj<typeof Skeleton> = {
  ...Block,
  globals: { motion: "reduced" },
  tags: ["!test"],
};
