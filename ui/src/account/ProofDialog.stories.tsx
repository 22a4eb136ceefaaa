import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ProofDialog } from "./ProofDialog.tsx";

const meta: Meta<typeof ProofDialog> = {
  title: "Account/ProofDialog",
  component: ProofDialog,
  args: {
    logins: ["password"],
    password: "",
    onEdit: fn(),
    onSubmit: fn(),
    onProvider: fn(),
    onCancel: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ProofDialog>;

export const ByPassword: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText("Your password"), "a");
    await expect(args.onEdit).toHaveBeenCalledWith({ password: "a" });
    await userEvent.click(screen.getByRole("button", { name: "DELETE FOR GOOD" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("button", { name: /Google/ })).toBeNull();
  },
};

export const ByProvider: Story = {
  args: { logins: ["google"], error: "You logged in with another account. Nothing was deleted." },
  play: async ({ args }) => {
    await expect(screen.queryByLabelText("Your password")).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Login with Google" }));
    await expect(args.onProvider).toHaveBeenCalledWith("google");
  },
};

export const Wrong: Story = {
  args: { logins: ["password", "github"], error: "Please fill correct details and then try again" },
};
/** The password is being looked at. */
export const Deleting: Story = { args: { password: "lantern7", busy: "password" }, tags: ["!test"] };
export const AtProvider: Story = { args: { logins: ["google", "github"], busy: "google" }, tags: ["!test"] };
