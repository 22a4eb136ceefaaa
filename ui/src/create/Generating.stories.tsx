import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Generating } from "./Generating.tsx";

const meta: Meta<typeof Generating> = {
  title: "Create/Generating",
  component: Generating,
  args: { onCancel: fn() },
};
export default meta;
type Story = StoryObj<typeof Generating>;

export const Begins: Story = { args: { progress: undefined } };
/** Others are before it. */
export const Waits: Story = {
  args: { progress: { stage: "queued", progress: 0, place: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Waiting for a place on the stage: you are number 3")).toBeVisible();
  },
};
/** Nothing is claimed before something was measured: an honest bar that only shows that it goes on. */
export const WritesWords: Story = {
  args: { progress: { stage: "transcribing", progress: 0.02 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
    await expect(canvas.queryByText(/%$/)).toBeNull();
  },
};
export const Listens: Story = {
  args: { progress: { stage: "listening", progress: 0.42 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "Generating your choreography... You can stay here or go back to dashboard to see your completed project once done",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "42");
    await expect(canvas.getByText("42 %")).toBeVisible();
  },
};
export const CanBeCancelled: Story = {
  args: { progress: { stage: "listening", progress: 0.42 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CANCEL" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** A second press does nothing. */
export const IsBeingCancelled: Story = {
  args: { progress: { stage: "listening", progress: 0.42 }, isCancelling: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CANCEL" }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
