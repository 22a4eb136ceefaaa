import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ProfileName } from "./ProfileName.tsx";

const meta: Meta<typeof ProfileName> = {
  title: "Account/ProfileName",
  component: ProfileName,
  args: { text: "Meera", onEdit: fn(), onKeep: fn(), onCancel: fn() },
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof ProfileName>;

export const Editing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Your name"), "!{Escape}");
    await expect(args.onEdit).toHaveBeenCalledWith("Meera!");
    await expect(args.onCancel).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Keep the name" }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { saving: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Your name"), "{Enter}");
    await expect(args.onKeep).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Keep the name" })).toBeDisabled();
  },
};
export const Empty: Story = { args: { text: "" }, tags: ["!test"] };
export const RightToLeft: Story = { args: { text: "ميرا كريشنان" }, globals: { direction: "rtl" }, tags: ["!test"] };
