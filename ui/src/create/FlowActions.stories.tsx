import { API_ERRORS } from "@nataraj/sdk/contract";
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
export const NothingChosen: Story = {
  args: { nextDisabled: true, why: API_ERRORS.invalid_style.message },
  play: async ({ canvas }) => {
    const next = canvas.getByRole("button", { name: "NEXT" });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription(API_ERRORS.invalid_style.message);
  },
};

/** A press of NEXT while something is under way does nothing; BACK works. */
export const Busy: Story = {
  args: { busy: true, children: <SettingAudio uploaded={0.62} onCancel={fn()} /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "NEXT" }));
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "BACK" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    nextDisabled: true,
    why: "The part is shorter than a dance can be. Please choose at least ten seconds of it.",
  },
  tags: ["!test"],
};
