import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { absentDancer } from "../player/dancer-controls.ts";
import { HeroBackdrop } from "./HeroBackdrop.tsx";
import { LiveDancer } from "./LiveDancer.tsx";

const calls: string[] = [];

const meta: Meta<typeof LiveDancer> = {
  title: "Home/LiveDancer",
  component: LiveDancer,
  args: { sequence: "1_5_19" },
  render: (args) => (
    <HeroBackdrop>
      <LiveDancer {...args} />
    </HeroBackdrop>
  ),
};
export default meta;
type Story = StoryObj<typeof LiveDancer>;

const state = (canvas: HTMLElement) => canvas.querySelector(".nj-live-dancer")?.getAttribute("data-live");

export const Drawn: Story = {};

/** Takes the drawn dancer's place as soon as she can dance. */
export const Live: Story = {
  args: {
    createEngine: () => ({
      ...absentDancer("no model in this story"),
      loaded: Promise.resolve(),
      setStepSequence: (sequence) => calls.push(sequence),
    }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(state(canvasElement)).toBe("true"));
    await expect(calls).toContain("1_5_19");
    await expect(canvasElement.querySelectorAll("canvas")).toHaveLength(1);
  },
};

/** Where she cannot be shown, the drawn one stays. */
export const Absent: Story = {
  args: { createEngine: () => absentDancer("no WebGL") },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas")).not.toBeNull());
    await expect(state(canvasElement)).toBe("false");
  },
};
