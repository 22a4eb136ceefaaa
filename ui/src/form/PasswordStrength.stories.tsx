import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordStrength } from "./PasswordStrength.tsx";

const meta: Meta<typeof PasswordStrength> = {
  title: "Form/PasswordStrength",
  component: PasswordStrength,
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof PasswordStrength>;

/** Nothing is said while nothing is typed. */
export const Empty: Story = {
  args: { password: "" },
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toBeEmptyDOMElement(),
};
export const EasyToGuess: Story = {
  args: { password: "password1" },
  play: async ({ canvas }) => expect(await canvas.findByText("Easy to guess")).toBeVisible(),
};
export const VeryGood: Story = {
  args: { password: "lantern 7 orbit mustard" },
  play: async ({ canvas }) => expect(await canvas.findByText("Very good")).toBeVisible(),
};
