import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SettingAudio } from "./SettingAudio.tsx";

const meta: Meta<typeof SettingAudio> = {
  title: "Create/SettingAudio",
  component: SettingAudio,
  args: { uploaded: 0.62, onCancel: fn() },
};
export default meta;

export const Sending: StoryObj<typeof SettingAudio> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("setting audio...")).toBeVisible();
    await expect(canvas.getByText("62 % of your song is uploaded")).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "62");
    await userEvent.click(canvas.getByRole("button", { name: "CANCEL" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** All is sent, and the server is at it: how long that takes is not known. */
export const Sent: StoryObj<typeof SettingAudio> = {
  args: { uploaded: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
};
