import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ProviderButtons } from "./ProviderButtons.tsx";

const meta: Meta<typeof ProviderButtons> = {
  title: "Account/ProviderButtons",
  component: ProviderButtons,
  args: { verb: "Signup", onChoose: fn() },
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof ProviderButtons>;

/** What is not set up here says so before it is pressed. */
export const NotSetUp: Story = {
  args: { providers: { google: false, github: true } },
  play: async ({ canvas }) => {
    const says = "Google is not set up here. Please use your email and password.";
    await expect(canvas.getByText(says)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Signup with Google" })).toHaveAccessibleDescription(says);
    await expect(canvas.getByRole("button", { name: "Signup with GitHub" })).not.toHaveAccessibleDescription();
  },
};

export const NoneSetUp: Story = { args: { verb: "Login", providers: { google: false, github: false } } };

/** While the provider's page is open nothing else can be chosen. */
export const AtProvider: Story = {
  args: { busy: "google" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Signup with Google" }));
    await expect(canvas.getByRole("button", { name: "Signup with GitHub" })).toBeDisabled();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
