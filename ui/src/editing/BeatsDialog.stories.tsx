import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { BeatsDialog } from "./BeatsDialog.tsx";

const meta: Meta<typeof BeatsDialog> = {
  title: "Editing/BeatsDialog",
  component: BeatsDialog,
  args: { onCorrect: fn(), onClose: fn() },
};
export default meta;

export const TooFast: StoryObj<typeof BeatsDialog> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: /Too fast/ }));
    await expect(args.onCorrect).toHaveBeenCalledWith("half");
  },
};
