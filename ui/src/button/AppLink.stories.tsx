import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AppLink, LinkProvider } from "./AppLink.tsx";

const meta: Meta<typeof AppLink> = {
  title: "Button/AppLink",
  component: AppLink,
  args: { href: "#there", children: "Privacy policy" },
};
export default meta;
type Story = StoryObj<typeof AppLink>;

export const Plain: Story = {};

/** A site's router follows links its own way. */
export const ByRouter: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <LinkProvider value={(props) => <a {...props} data-router />}>
      <AppLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Privacy policy" })).toHaveAttribute("data-router");
  },
};
