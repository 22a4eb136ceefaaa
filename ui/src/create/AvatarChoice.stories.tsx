import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { AvatarChoice } from "./AvatarChoice.tsx";

const meta: Meta<typeof AvatarChoice> = {
  title: "Create/AvatarChoice",
  component: AvatarChoice,
  args: { onSave: fn() },
};
export default meta;

export const Saving: StoryObj<typeof AvatarChoice> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "SAVE AVATAR IN PREFERENCES" }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};
