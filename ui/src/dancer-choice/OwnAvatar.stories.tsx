import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { OwnAvatar } from "./OwnAvatar.tsx";

const meta: Meta<typeof OwnAvatar> = {
  title: "Dancer choice/OwnAvatar",
  component: OwnAvatar,
  args: { dances: undefined, busy: false, problem: undefined, onFile: fn() },
};
export default meta;
type Story = StoryObj<typeof OwnAvatar>;

export const Offered: Story = {};
export const Dances: Story = {
  args: { dances: "me.vrm" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "CHOOSE ANOTHER" })).toBeEnabled();
  },
};
export const Refused: Story = {
  args: { problem: "This file is not a VRM avatar." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This file is not a VRM avatar.");
  },
};
