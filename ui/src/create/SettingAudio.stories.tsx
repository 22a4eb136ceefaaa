import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingAudio } from "./SettingAudio.tsx";

const meta: Meta<typeof SettingAudio> = {
  title: "Create/SettingAudio",
  component: SettingAudio,
  args: { uploaded: 0.62 },
};
export default meta;

export const Sending: StoryObj<typeof SettingAudio> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("setting audio...")).toBeVisible();
  },
};
