import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { VisibilityButton } from "./VisibilityButton.tsx";

const meta: Meta<typeof VisibilityButton> = {
  title: "Share/VisibilityButton",
  component: VisibilityButton,
  args: { visibility: "private", onToggle: fn() },
};
export default meta;
type Story = StoryObj<typeof VisibilityButton>;

export const Private: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^PRIVATE ?: make it public$/ }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Public: Story = { args: { visibility: "public" } };

export const Changing: Story = { args: { busy: true } };
