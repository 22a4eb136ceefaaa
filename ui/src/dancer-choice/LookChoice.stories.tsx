import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LookChoice } from "./LookChoice.tsx";

const meta: Meta<typeof LookChoice> = {
  title: "Dancer choice/LookChoice",
  component: LookChoice,
  args: { look: "bharatanatyam", variant: "rose", onChoose: fn() },
  parameters: { maxWidth: "40rem" },
};
export default meta;
type Story = StoryObj<typeof LookChoice>;

export const Worn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Street dancer" }));
    await expect(args.onChoose).toHaveBeenCalledWith("street", "marigold");
  },
};

/** While a person's own avatar dances no look is worn. */
export const None: Story = {
  args: { look: undefined },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
};
