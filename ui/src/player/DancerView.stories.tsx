import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { DancerView } from "./DancerView.tsx";
import { storyEngine } from "./story-player.ts";

const stage = storyEngine();
const { controls: broken } = storyEngine(new Error("no WebGL"));

const meta: Meta<typeof DancerView> = {
  title: "Player/DancerView",
  component: DancerView,
  args: { onEngine: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", height: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof DancerView>;

export const Shown: Story = {
  args: { createEngine: stage.create },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onEngine).toHaveBeenCalledWith(expect.anything()));
    await expect(canvas.getByRole("img", { name: "A dancer on a stage" })).toBeVisible();
  },
};

const absent = () => broken;
export const Absent: Story = {
  args: { createEngine: absent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The dancer could not be shown on this device.");
  },
};

const coming = { ...storyEngine().controls, loaded: new Promise<void>(() => {}) };
const never = () => coming;
export const Loading: Story = { args: { createEngine: never }, tags: ["!test"] };
