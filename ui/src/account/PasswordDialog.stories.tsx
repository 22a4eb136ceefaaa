import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { PasswordDialog } from "./PasswordDialog.tsx";

const meta: Meta<typeof PasswordDialog> = {
  title: "Account/PasswordDialog",
  component: PasswordDialog,
  args: { old: "", next: "", confirmation: "", onEdit: fn(), onSubmit: fn(), onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof PasswordDialog>;

export const Empty: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText("Old password"), "a{Enter}");
    await expect(args.onEdit).toHaveBeenCalledWith({ old: "a" });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "cancel" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    old: "wrong",
    next: "another horse 8",
    confirmation: "a",
    errors: { old: "The old password is not correct." },
  },
};
export const Saving: Story = {
  args: { old: "lantern7", next: "another horse 8", confirmation: "another horse 8", busy: true },
  tags: ["!test"],
};
