import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ContactForm } from "./ContactForm.tsx";

const meta: Meta<typeof ContactForm> = {
  title: "Contact/ContactForm",
  component: ContactForm,
  args: { email: "", text: "", onEdit: fn(), onSend: fn() },
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof ContactForm>;

/** An empty form is sent too: the machine behind it says what is missing. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Email"), "a");
    await expect(args.onEdit).toHaveBeenCalledWith({ email: "a" });
    await userEvent.click(canvas.getByRole("button", { name: "SEND" }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { email: "meera@example.org", text: "Could I have a fourth project?" } };
export const Sending: Story = { args: { ...Filled.args, sending: true } };
export const LongText: Story = {
  args: { email: "meera@example.org", text: "Could I have a fourth project? ".repeat(30) },
  tags: ["!test"],
};
export const RightToLeft: Story = {
  args: { email: "meera@example.org", text: "هل يمكنني الحصول على مشروع رابع؟" },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
