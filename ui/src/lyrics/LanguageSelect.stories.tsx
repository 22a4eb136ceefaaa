import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LanguageSelect } from "./LanguageSelect.tsx";

const meta: Meta<typeof LanguageSelect> = {
  title: "Lyrics/LanguageSelect",
  component: LanguageSelect,
  args: { value: "", onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof LanguageSelect>;

export const AsHeard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Language"), "Hindi");
    await expect(args.onChange).toHaveBeenLastCalledWith("hi");
  },
};
export const Chosen: Story = { args: { value: "hi" } };
export const Disabled: Story = { args: { value: "en", disabled: true } };
