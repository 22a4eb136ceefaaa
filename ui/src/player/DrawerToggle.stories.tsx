import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DrawerToggle } from "./DrawerToggle.tsx";

const meta: Meta<typeof DrawerToggle> = {
  title: "Player/DrawerToggle",
  component: DrawerToggle,
  args: { icon: "settings", label: "Practice tools", open: false, controls: "drawer", onToggle: fn() },
};
export default meta;
type Story = StoryObj<typeof DrawerToggle>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Practice tools", expanded: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Open: Story = {
  args: { open: true },
  render: (args) => (
    <>
      <DrawerToggle {...args} />
      <div id="drawer">The drawer</div>
    </>
  ),
};
