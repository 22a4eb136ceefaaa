import type { Meta, StoryObj } from "@storybook/react-vite";
import { act } from "react";
import { expect } from "storybook/test";
import { FewerDancers } from "./FewerDancers.tsx";
import { storyEngine } from "./story-player.ts";

const { controls, showOnly } = storyEngine();

const meta: Meta<typeof FewerDancers> = {
  title: "Player/FewerDancers",
  component: FewerDancers,
  args: { engine: controls },
};
export default meta;
type Story = StoryObj<typeof FewerDancers>;

/** Of five dancers the device draws three, then the leader alone; then all of another cast. */
export const ThreeOfFive: Story = {
  play: async ({ canvas }) => {
    const says = () => canvas.findByRole("status");
    expect(canvas.queryByRole("status")).toBeNull();
    act(() => showOnly(1, 5));
    await expect(await says()).toHaveTextContent("Only the leader of 5 dancers is shown");
    act(() => showOnly(3, 3));
    expect(canvas.queryByRole("status")).toBeNull();
    act(() => showOnly(3, 5));
    await expect(await says()).toHaveTextContent("Only 3 of 5 dancers are shown");
  },
};
