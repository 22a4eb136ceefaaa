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

/** It stays open as long as its owner shows it, also where the browser has closed it by itself. */
export const Stays: Story = {
  tags: ["!dev", "!autodocs"],
  args: { title: "Share" },
  play: async ({ args }) => {
    const dialog = await screen.findByRole<HTMLDialogElement>("dialog", { name: "Share" });
    dialog.close();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog.open).toBe(true));
  },
};

const LINES = Array.from({ length: 60 }, (_, line) => `Line ${line}`);
/** The buttons stay in sight however long the content is. */
export const Long: Story = {
  args: { title: "Share", children: LINES.map((line) => <p key={line}>{line}</p>) },
  play: async () => {
    const okay = await screen.findByRole("button", { name: "okay" });
    await waitFor(() => expect(okay).toBeVisible());
    const { bottom } = okay.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const dialog = okay.closest("dialog") as HTMLElement;
    await expect(bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
    // Keys reach what scrolls, and only where it does.
    const body = dialog.querySelector(".nj-dialog__body") as HTMLElement;
    await waitFor(() => expect(body).toHaveAttribute("tabindex", "0"));
    dialog.style.maxHeight = "none";
    await waitFor(() => expect(body).not.toHaveAttribute("tabindex"));
    dialog.style.maxHeight = "";
    await waitFor(() => expect(body).toHaveAttribute("tabindex", "0"));
  },
};

/** Without a title its words name it. */
export const Untitled: Story = {
  args: { alert: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Content of its own." })).toBeVisible());
  },
};
