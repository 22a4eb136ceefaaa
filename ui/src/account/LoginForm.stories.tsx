import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LoginForm } from "./LoginForm.tsx";

const meta: Meta<typeof LoginForm> = {
  title: "Account/LoginForm",
  component: LoginForm,
  args: { email: "meera@example.org", password: "secret123", onEdit: fn(), onSubmit: fn(), onProvider: fn() },
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof LoginForm>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Login with GitHub" }));
    await expect(args.onProvider).toHaveBeenCalledWith("github");
    await expect(canvas.getByRole("link", { name: "TRYING FOR FIRST TIME? SIGNUP" })).toBeVisible();
  },
};

export const LoggingIn: Story = {
  args: { busy: "email" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("logging you in");
  },
};
export const Empty: Story = { args: { email: "", password: "" }, tags: ["!test"] };
/** The provider's page is open. */
export const AtProvider: Story = { args: { busy: "google" }, tags: ["!test"] };
