import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { NavigationBar, type NavigationBarProps } from "./NavigationBar.tsx";

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
/** A sign-out closes the menu of a phone, with and without another page to go to. */
export const NarrowSignOut: Story = {
  args: { path: "/dashboard" },
  globals: { viewport: { value: "phone" } },
  render: function SignOut(args) {
    const [shown, setShown] = useState<Pick<NavigationBarProps, "path" | "session">>({ ...args, session: "loading" });
    return (
      <>
        <NavigationBar {...args} {...shown} onSignOut={() => setShown({ ...shown, session: "out" })} />
        <button type="button" onClick={() => setShown({ ...shown, session: "in" })}>
          Log in
        </button>
        <button type="button" onClick={() => setShown({ ...shown, path: "/" })}>
          Go home
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press("Open menu");
    // Hearing late who is there takes no menu away from under a finger.
    await press("Log in");
    await press("SIGN OUT");
    await expect(canvas.queryByRole("link", { name: "SIGN UP NOW" })).toBeNull();
    await press("Open menu");
    await press("Go home");
    await expect(canvas.getByRole("button", { name: "Open menu" })).toBeVisible();
  },
};
export const RightToLeft: Story = {
  args: { session: "in", path: "/dashboard" },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
