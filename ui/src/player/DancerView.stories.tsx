import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { DancerView } from "./DancerView.tsx";
import { storyEngine } from "./story-player.ts";

const { controls: stage } = storyEngine();
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

const shown = () => stage;
export const Shown: Story = {
  args: { createEngine: shown },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onEngine).toHaveBeenCalledWith(stage));
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
