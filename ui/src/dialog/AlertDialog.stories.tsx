import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { AlertDialog, ConfirmDialog } from "./AlertDialog.tsx";

const meta: Meta<typeof AlertDialog> = {
  title: "Dialog/AlertDialog",
  component: AlertDialog,
  args: { title: "Error!", text: "Network Error", onRead: fn() },
};
export default meta;
type Story = StoryObj<typeof AlertDialog>;

export const Alert: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "okay" }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

const answers = { onConfirm: fn(), onCancel: fn() };
/** Escape is a no. */
export const Confirm: Story = {
  render: () => <ConfirmDialog title="Are you sure?" text="It will no longer be available." {...answers} />,
  play: async () => {
    await expect(await screen.findByRole("button", { name: "cancel" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "cancel" }));
    await expect(answers.onCancel).toHaveBeenCalled();
    await expect(answers.onConfirm).not.toHaveBeenCalled();
  },
};
