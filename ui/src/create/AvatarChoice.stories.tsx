import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { AvatarChoice } from "./AvatarChoice.tsx";

const meta: Meta<typeof AvatarChoice> = {
  title: "Create/AvatarChoice",
  component: AvatarChoice,
  args: { style: "Ballet", onSave: fn() },
};
export default meta;

export const Saving: StoryObj<typeof AvatarChoice> = {
  play: async ({ canvas, args }) => {
    // Storybook serves no posters: a drawing stands in.
    await waitFor(() => expect(canvas.getByRole("img").tagName).toBe("svg"));
    await userEvent.click(canvas.getByRole("button", { name: "SAVE AVATAR IN PREFERENCES" }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};
