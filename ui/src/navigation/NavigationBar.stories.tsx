import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { NavigationBar } from "./NavigationBar.tsx";

const meta: Meta<typeof NavigationBar> = {
  title: "Navigation/NavigationBar",
  component: NavigationBar,
  args: { path: "/", session: "out", onSignOut: fn() },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof NavigationBar>;

export const SignedOut: Story = {};
export const SignedIn: Story = {
  args: { session: "in", path: "/dashboard" },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole("button", { name: "SIGN OUT" });
    // In a narrow frame it is folded away.
    if (!button) await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    await userEvent.click(canvas.getByRole("button", { name: "SIGN OUT" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
  },
};
export const Unknown: Story = { args: { session: "loading" } };
export const Narrow: Story = { args: { session: "in" }, globals: { viewport: { value: "phone" } } };
export const SigningOut: Story = { args: { session: "in", signingOut: true }, tags: ["!test"] };
/** The menu of a phone, open. */
export const NarrowOpen: Story = {
  args: { session: "in", path: "/dashboard" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    // Storybook's own pages may show it in a wider place.
    const menu = canvas.queryByRole("button", { name: "Open menu" });
    if (menu) await userEvent.click(menu);
  },
  tags: ["!test"],
};
export const RightToLeft: Story = {
  args: { session: "in", path: "/dashboard" },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
