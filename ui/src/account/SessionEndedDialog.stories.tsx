import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { SessionEndedDialog } from "./SessionEndedDialog.tsx";

const meta: Meta<typeof SessionEndedDialog> = {
  title: "Account/SessionEndedDialog",
  component: SessionEndedDialog,
  args: { onLogin: fn(), onDecline: fn() },
};
export default meta;

export const Ended: StoryObj<typeof SessionEndedDialog> = {
  play: async ({ args }) => {
    const login = await screen.findByRole("button", { name: "LOG IN" });
    await waitFor(() => expect(login).toHaveFocus());
    await userEvent.click(login);
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "NOT NOW" }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
