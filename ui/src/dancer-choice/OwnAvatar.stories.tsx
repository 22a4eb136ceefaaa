import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { OwnAvatar } from "./OwnAvatar.tsx";

const meta: Meta<typeof OwnAvatar> = {
  title: "Dancer choice/OwnAvatar",
  component: OwnAvatar,
  args: { dances: undefined, busy: false, problem: undefined, onFile: fn(), onAsk: fn(), onForget: fn() },
  parameters: { maxWidth: "40rem" },
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
/** Our own dancer dances at the moment. */
export const Waits: Story = {
  args: { waits: "me.vrm" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "USE THIS AVATAR" }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "DELETE FROM THIS DEVICE" }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
/** Of a shared dance others see a look of ours. */
export const SeenByOthers: Story = {
  args: { dances: "me.vrm", others: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Others see the look that is chosen above/)).toBeVisible();
  },
};
export const Refused: Story = {
  args: { problem: "This file is not a VRM avatar." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This file is not a VRM avatar.");
  },
};
/** The file is being read. */
export const Reading: Story = { args: { busy: true }, tags: ["!test"] };
export const LongText: Story = { args: { dances: `${"my_own_avatar_".repeat(8)}.vrm` }, tags: ["!test"] };
