import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { AlertDialog, ConfirmDialog, HoldAlerts } from "./AlertDialog.tsx";

const meta: Meta<typeof AlertDialog> = {
  title: "Dialog/AlertDialog",
  component: AlertDialog,
  args: { title: "Error!", text: "Network Error", onDismiss: fn() },
};
export default meta;
type Story = StoryObj<typeof AlertDialog>;

export const Alert: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "okay" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** While alerts are held none is shown: another dialog says what is the matter. */
export const Held: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <HoldAlerts value={true}>
      <AlertDialog {...args} />
      <p>The page</p>
    </HoldAlerts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The page")).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  },
};

const deleting = { onConfirm: fn(), onCancel: fn() };
/** What cannot be taken back names what it is about, in the danger's colour. */
export const Danger: Story = {
  render: () => (
    <ConfirmDialog
      danger
      title="Are you sure?"
      text="Are you sure that you want to delete the project?"
      subject="brave otter"
      {...deleting}
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText("brave otter")).toBeVisible());
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--nj-danger)";
    const danger = getComputedStyle(probe).color;
    probe.remove();
    await expect(getComputedStyle(screen.getByText("brave otter")).color).toBe(danger);
    await userEvent.click(screen.getByRole("button", { name: "okay" }));
    await expect(deleting.onConfirm).toHaveBeenCalledOnce();
  },
};

const answers = { onConfirm: fn(), onCancel: fn() };
/** Escape is a no. */
export const Confirm: Story = {
  render: () => <ConfirmDialog title="Are you sure?" text="It will no longer be available." {...answers} />,
  play: async () => {
    const cancel = await screen.findByRole("button", { name: "cancel" });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "cancel" }));
    await expect(answers.onCancel).toHaveBeenCalled();
    await expect(answers.onConfirm).not.toHaveBeenCalled();
  },
};
export const LongText: Story = { args: { text: "The song could not be read. ".repeat(12) }, tags: ["!test"] };
export const LongSubject: Story = {
  render: () => (
    <ConfirmDialog danger text="Delete the project?" subject={"incomprehensibilities".repeat(4)} {...deleting} />
  ),
  tags: ["!test"],
};
export const RightToLeft: Story = {
  args: { title: "خطأ!", text: "تعذر الوصول إلى الخادم." },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
