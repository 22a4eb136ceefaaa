import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { OnboardingForm } from "./OnboardingForm.tsx";

const meta: Meta<typeof OnboardingForm> = {
  title: "Account/OnboardingForm",
  component: OnboardingForm,
  args: { name: "Meera", onEdit: fn(), onSubmit: fn() },
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof OnboardingForm>;

export const Filled: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Empty: Story = { args: { name: "" }, tags: ["!test"] };
export const LongText: Story = {
  args: { name: "Meera Annapurna Venkatasubramanian-Krishnamurthy of Thanjavur and Chennai, the younger" },
  tags: ["!test"],
};
