import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ProviderButtons } from "./ProviderButtons.tsx";

const meta: Meta<typeof ProviderButtons> = {
  title: "Account/ProviderButtons",
  component: ProviderButtons,
  args: { verb: "Signup", onChoose: fn() },
};
export default meta;
type Story = StoryObj<typeof ProviderButtons>;

/** While the provider's page is open nothing else can be chosen. */
export const AtProvider: Story = {
  args: { busy: "google" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Signup with Google" }));
    await expect(canvas.getByRole("button", { name: "Signup with GitHub" })).toBeDisabled();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
