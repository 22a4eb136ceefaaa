import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { RenameDialog } from "./RenameDialog.tsx";

const meta: Meta<typeof RenameDialog> = {
  title: "Dashboard/RenameDialog",
  component: RenameDialog,
  args: { name: "gentle peacock", onEdit: fn(), onSave: fn(), onCancel: fn() },
};
export default meta;
type Story = StoryObj<typeof RenameDialog>;

/** The whole name is selected, so that typing replaces it. */
export const Asks: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText<HTMLInputElement>("Project name");
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, "gentle peacock".length]);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "RENAME" }));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole("button", { name: "cancel" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = { args: { name: "", failure: "Please enter a name of at most 80 characters." } };
export const Saving: Story = { args: { busy: true } };
export const LongText: Story = { args: { name: "incomprehensibilities ".repeat(4) }, tags: ["!test"] };
