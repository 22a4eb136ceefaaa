import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LoadingScreen } from "./LoadingScreen.tsx";

const meta: Meta<typeof LoadingScreen> = { title: "Create/LoadingScreen", component: LoadingScreen };
export default meta;

export const Loading: StoryObj<typeof LoadingScreen> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("14%")).toBeVisible();
    await expect(canvas.getByText("choreographing the best dance for you")).toBeVisible();
  },
};
