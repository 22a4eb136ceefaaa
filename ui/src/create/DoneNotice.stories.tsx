import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DoneNotice } from "./DoneNotice.tsx";

const meta: Meta<typeof DoneNotice> = { title: "Create/DoneNotice", component: DoneNotice, args: { onAsk: fn() } };
export default meta;
type Story = StoryObj<typeof DoneNotice>;

export const Off: Story = {
  args: { state: "off" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "TELL ME WHEN IT IS DONE" }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const On: Story = { args: { state: "on" } };
export const Refused: Story = { args: { state: "refused" } };
