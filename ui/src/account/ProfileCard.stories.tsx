import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ProfileCard } from "./ProfileCard.tsx";

const meta: Meta<typeof ProfileCard> = {
  title: "Account/ProfileCard",
  component: ProfileCard,
  args: {
    user: { uid: "1", displayName: "Meera Krishnan", email: "meera@example.org", photoURL: null },
    onRename: fn(),
    onPassword: fn(),
    onPicture: fn(),
    onDelete: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ProfileCard>;

export const Known: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change your name" }));
    await expect(args.onRename).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "CHANGE PASSWORD" }));
    await expect(args.onPassword).toHaveBeenCalledOnce();
    // It destroys more than the button that deletes a project, which is an outline: it is filled.
    const final = getComputedStyle(canvas.getByRole("button", { name: "DELETE ACCOUNT" }));
    await expect(final.backgroundColor).toBe(final.borderColor);
  },
};

const name = { text: "Meera K", onEdit: fn(), onKeep: fn(), onCancel: fn() };
/** Enter keeps what was typed, Escape the old name. */
export const Naming: Story = {
  args: { name },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Your name");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "r{Enter}");
    await expect(name.onEdit).toHaveBeenCalledWith("Meera Kr");
    await expect(name.onKeep).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(name.onCancel).toHaveBeenCalledOnce();
  },
};

/** An account that logs in with Google or GitHub has no password here. */
export const WithoutPassword: Story = { args: { onPassword: undefined } };
export const Loading: Story = { args: { user: undefined } };
export const Uploading: Story = { args: { uploading: true }, tags: ["!test"] };
export const Deleting: Story = { args: { deleting: true }, tags: ["!test"] };
export const DeletionFailed: Story = { args: { deletionFailed: true }, tags: ["!test"] };
/** A provider may know neither name nor address. */
export const NothingGiven: Story = {
  args: { user: { uid: "1", displayName: null, email: null, photoURL: null } },
  tags: ["!test"],
};
export const LongText: Story = {
  args: {
    user: {
      uid: "1",
      displayName: "Meera Annapurna Venkatasubramanian-Krishnamurthy of Thanjavur and Chennai",
      email: `${"a.long.address.".repeat(4)}meera@dance-school.example.org`,
      photoURL: null,
    },
  },
};
