import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { NotPublicDialog } from "./NotPublicDialog.tsx";

const meta: Meta<typeof NotPublicDialog> = {
  title: "Share/NotPublicDialog",
  component: NotPublicDialog,
  args: { onPublish: fn(), onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof NotPublicDialog>;

export const Asks: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Project not public" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "MAKE PUBLIC AND SHARE" }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "okay" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Publishing: Story = { args: { busy: true } };
