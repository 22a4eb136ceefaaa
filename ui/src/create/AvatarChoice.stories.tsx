import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { AvatarChoice } from "./AvatarChoice.tsx";

const meta: Meta<typeof AvatarChoice> = {
  title: "Create/AvatarChoice",
  component: AvatarChoice,
  args: { style: "Ballet", onSave: fn() },
};
export default meta;

/** A site without posters shows a drawing. */
export const WithoutPoster: StoryObj<typeof AvatarChoice> = {
  play: async ({ canvas }) => {
    fireEvent.error(canvas.getByRole("img"));
    await waitFor(() => expect(canvas.getByRole("img").tagName).toBe("svg"));
  },
};

export const Saving: StoryObj<typeof AvatarChoice> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("img", { name: "The dancer who will perform" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "SAVE AVATAR IN PREFERENCES" }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};
