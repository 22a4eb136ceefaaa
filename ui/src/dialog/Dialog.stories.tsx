import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const meta: Meta<typeof Dialog> = {
  title: "Dialog/Dialog",
  component: Dialog,
  args: { onDismiss: fn(), children: <p>Content of its own.</p>, actions: <Button>okay</Button> },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Titled: Story = {
  args: { title: "Share" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Share" })).toBeVisible());
  },
};

/** Without a title its words name it. */
export const Untitled: Story = {
  args: { alert: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Content of its own." })).toBeVisible());
  },
};
