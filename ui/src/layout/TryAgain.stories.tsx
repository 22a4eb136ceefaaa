import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TryAgain } from "./TryAgain.tsx";

const meta: Meta<typeof TryAgain> = {
  title: "Layout/TryAgain",
  component: TryAgain,
  args: { text: "Unexpected error occurred!", onRetry: fn() },
};
export default meta;

export const Failed: StoryObj<typeof TryAgain> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "TRY AGAIN" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: StoryObj<typeof TryAgain> = {
  args: { text: "The server could not be reached. Please check your connection and try again. ".repeat(3) },
  tags: ["!test"],
};
