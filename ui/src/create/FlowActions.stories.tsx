import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FlowActions } from "./FlowActions.tsx";
import { SettingAudio } from "./SettingAudio.tsx";

const meta: Meta<typeof FlowActions> = {
  title: "Create/FlowActions",
  component: FlowActions,
  args: { onBack: fn(), onNext: fn() },
};
export default meta;
type Story = StoryObj<typeof FlowActions>;

export const Ready: Story = {};
export const NothingChosen: Story = { args: { nextDisabled: true } };

/** A press while something is under way does nothing. */
export const Busy: Story = {
  args: { busy: true, children: <SettingAudio uploaded={0.62} /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "NEXT" }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};
