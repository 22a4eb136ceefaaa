import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { TextField, type TextFieldProps } from "./TextField.tsx";

function Held(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof TextField> = {
  title: "Form/TextField",
  component: TextField,
  args: { label: "Email", value: "", onChange: () => {} },
  render: (args) => <Held {...args} />,
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Email");
    await userEvent.type(field, "a@b.io");
    await expect(field).toHaveValue("a@b.io");
  },
};
export const WithHint: Story = { args: { hint: "At least 8 characters, with a number." } };
export const WithError: Story = { args: { value: "a@b", error: "Please fill correct details and then try again" } };
export const SeveralLines: Story = { args: { label: "Message", rows: 5, value: "Namaste,\nhow are you?" } };
export const Disabled: Story = { args: { disabled: true, value: "a@b.io" } };
export const LongText: Story = {
  args: {
    label: "The name under which your friends and everybody else will find this dance",
    value: "incomprehensibilities ".repeat(4),
    error: "This is longer than a name may be. Please take some of it away and then try again.",
  },
  tags: ["!test"],
};
export const RightToLeft: Story = {
  args: { label: "الاسم", value: "ميرا كريشنان", hint: "كما يعرفك أصدقاؤك" },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
