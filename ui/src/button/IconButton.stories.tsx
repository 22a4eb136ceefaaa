import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ICON_NAMES } from "../icon/shapes.ts";
import { IconButton } from "./IconButton.tsx";

const meta: Meta<typeof IconButton> = {
  title: "Button/IconButton",
  component: IconButton,
  args: { label: "Play", icon: "play", onClick: fn() },
  argTypes: { icon: { control: "select", options: ICON_NAMES }, disabled: { control: "boolean" } },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Looks: Story = {
  render: () => (
    <div style={{ display: "flex", gap: "0.5rem", alignItems: "center" }}>
      <IconButton label="Play" icon="play" variant="filled" size="large" />
      <IconButton label="Make private" icon="eye" />
      <IconButton label="Mirror" icon="mirror" aria-pressed />
      <IconButton label="Delete" icon="trash" variant="danger" />
      <IconButton label="Share" icon="share" disabled />
    </div>
  ),
};
