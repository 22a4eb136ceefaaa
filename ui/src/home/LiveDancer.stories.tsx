import type { Timeline } from "@nataraj/sdk/choreography";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { absentDancer } from "../player/dancer-controls.ts";
import { storyEngine } from "../player/story-player.ts";
import { HeroBackdrop } from "./HeroBackdrop.tsx";
import { LiveDancer } from "./LiveDancer.tsx";

const calls: string[] = [];

const meta: Meta<typeof LiveDancer> = {
  title: "Home/LiveDancer",
  component: LiveDancer,
  args: { sequence: "1_5_19", style: "Indian Classical" },
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

const dancing = storyEngine();
const createDancing = () => dancing.controls;
/** Whoever likes sees her in another style. */
export const AnotherStyle: Story = {
  args: { createEngine: createDancing },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "ANOTHER STYLE" });
    await expect(canvas.getByRole("status")).toHaveTextContent("Indian Classical");
    await userEvent.click(button);
    await expect(canvas.getByRole("status")).toHaveTextContent("Ballet");
    await expect(dancing.looks).toEqual(["ballet/plum"]);
    const [message, dance] = dancing.engine.messages.at(-1) ?? [];
    await expect(message).toBe("timeline");
    await expect((dance as Timeline).segments[0]?.style).toBe("Ballet");
  },
};
