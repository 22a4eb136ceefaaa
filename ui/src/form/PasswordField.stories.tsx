import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx";

function Held(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof PasswordField> = {
  title: "Form/PasswordField",
  component: PasswordField,
  args: { label: "Password", value: "", onChange: () => {} },
  render: (args) => <Held {...args} />,
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Hidden: Story = { args: { value: "lantern7" } };
export const Shown: Story = {
  args: { value: "lantern7" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show the password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide the password" })).toBeVisible();
  },
};
export const EasyToGuess: Story = {
  args: { strength: true, hint: "8 to 99 characters, with a letter and a number." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    const height = canvasElement.scrollHeight;
    await userEvent.type(canvas.getByLabelText("Password"), "password1");
    await expect(await canvas.findByText("Easy to guess")).toBeVisible();
    // Nothing below has moved.
    await expect(canvasElement.scrollHeight).toBe(height);
  },
};
export const VeryGood: Story = {
  args: { strength: true, value: "lantern 7 orbit mustard" },
  play: async ({ canvasElement }) =>
    void (await expect(await within(canvasElement).findByText("Very good")).toBeVisible()),
};
export const WithError: Story = {
  args: { value: "short", error: "8 to 99 characters, with a letter and a number.", strength: true },
};
/** The eye stands at the field's end. */
export const RightToLeft: Story = {
  args: { value: "lantern7", strength: true },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
