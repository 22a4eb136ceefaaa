import { TEXTS } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { SignupForm } from "./SignupForm.tsx";

const meta: Meta<typeof SignupForm> = {
  title: "Account/SignupForm",
  component: SignupForm,
  args: {
    email: "meera@example.org",
    password: "secret123",
    confirmation: "secret123",
    onEdit: fn(),
    onSubmit: fn(),
    onProvider: fn(),
  },
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof SignupForm>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Signup with Google" })).toBeEnabled();
    await expect(canvas.getByRole("link", { name: "ALREADY A USER? LOGIN" })).toBeVisible();
  },
};

export const Refused: Story = { args: { fields: { email: "This email already exists. Please sign in instead." } } };

/** The rule is worded once: what was the hint is the error, and its field has the focus. */
export const BadPassword: Story = {
  args: { password: "secret", confirmation: "secret", fields: { password: TEXTS.account.passwordRule } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("Password");
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(TEXTS.account.passwordRule);
    await expect(canvas.getAllByText(TEXTS.account.passwordRule)).toHaveLength(1);
  },
};
export const Empty: Story = { args: { email: "", password: "", confirmation: "" }, tags: ["!test"] };
/** The provider's page is open. */
export const AtProvider: Story = { args: { busy: "github" }, tags: ["!test"] };
