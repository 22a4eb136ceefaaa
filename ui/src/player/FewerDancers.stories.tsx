import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
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

/** Of five dancers the device draws the leader alone, then three; between them all of another cast. */
export const ThreeOfFive: Story = {
  play: async ({ canvas }) => {
    const says = (shown: number, chosen: number, text: string) =>
      waitFor(() => {
        showOnly(shown, chosen);
        expect(canvas.getByRole("status")).toHaveTextContent(text);
      });
    await says(1, 5, "Only the leader of 5 dancers is shown");
    showOnly(3, 3);
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
    await says(3, 5, "Only 3 of 5 dancers are shown");
  },
};
