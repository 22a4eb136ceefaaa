import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { chooseAvatar, forgetAvatar, restAvatar } from "../dancer/own-avatar.ts";
import { OwnAvatarMark } from "./OwnAvatarMark.tsx";

const meta: Meta<typeof OwnAvatarMark> = {
  title: "Player/OwnAvatarMark",
  component: OwnAvatarMark,
  beforeEach: forgetAvatar,
};
export default meta;
type Story = StoryObj<typeof OwnAvatarMark>;

/** The avatar dances, rests, and dances again. */
export const Dances: Story = {
  play: async ({ canvas }) => {
    const avatar = new File(["vrm"], "me.vrm");
    await expect(canvas.queryByRole("status")).toBeNull();
    chooseAvatar(avatar);
    await canvas.findByText("This is your avatar. Only you see it.");
    restAvatar();
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
    chooseAvatar(avatar);
    await canvas.findByText("This is your avatar. Only you see it.");
  },
};
