import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RestyleDialog } from "./RestyleDialog.tsx";

const meta: Meta<typeof RestyleDialog> = {
  title: "Dashboard/RestyleDialog",
  component: RestyleDialog,
  args: { projectName: "gentle peacock", styles: ["Salsa"], onChange: fn(), onConfirm: fn(), onCancel: fn() },
};
export default meta;
type Story = StoryObj<typeof RestyleDialog>;

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Other styles for gentle peacock" }));
    await userEvent.click(dialog.getByRole("button", { name: "Ballet" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["Ballet", "Salsa"]);
    await userEvent.click(dialog.getByRole("button", { name: "Salsa" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(dialog.getByRole("button", { name: "MAKE A NEW DANCE" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const WithoutStyle: Story = {
  args: { styles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "MAKE A NEW DANCE" })).toBeDisabled();
  },
};

export const Asking: Story = { args: { busy: true } };
/** A title without a gap is broken. */
export const LongText: Story = {
  args: { projectName: "incomprehensibilities".repeat(6) },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: /^Other styles/ });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
/** The dance that is there stays. */
export const AsCopy: Story = {
  args: { styles: ["Salsa"], asCopy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/becomes a separate project/)).toBeInTheDocument();
  },
};
export const OnPhone: Story = {
  args: { styles: ["Salsa", "Ballet"] },
  globals: { viewport: { value: "phone" } },
  tags: ["!test"],
};
