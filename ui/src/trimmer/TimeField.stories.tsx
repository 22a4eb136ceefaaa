import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TimeField } from "./TimeField.tsx";

const meta: Meta<typeof TimeField> = {
  title: "Trimmer/TimeField",
  component: TimeField,
  args: { label: "From", value: 65_300, onTyped: fn() },
};
export default meta;
type Story = StoryObj<typeof TimeField>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "From" });
    await expect(field).toHaveValue("1:05.30");
    await userEvent.clear(field);
    await userEvent.type(field, "0:42.5{Enter}");
    await expect(args.onTyped).toHaveBeenCalledWith(42_500);
  },
};

/** A text that is no time changes nothing, and an error says so. Escape brings the old text back. */
export const Wrong: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "From" });
    await userEvent.clear(field);
    await userEvent.type(field, "soon");
    await userEvent.tab();
    await expect(canvas.getByText("Type a time such as 0:42.50")).toBeVisible();
    await expect(args.onTyped).not.toHaveBeenCalled();
    await userEvent.type(field, "{Escape}");
    await expect(field).toHaveValue("1:05.30");
    await userEvent.clear(field);
    await userEvent.type(field, "soon");
    await userEvent.tab();
  },
};
