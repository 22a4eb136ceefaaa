import type { Meta, StoryObj } from "@storybook/react-vite";
import { Steps } from "./Steps.tsx";

const meta: Meta<typeof Steps> = { title: "Create/Steps", component: Steps };
export default meta;
type Story = StoryObj<typeof Steps>;

export const AtTheStart: Story = { args: { current: "Music" } };
export const InTheMiddle: Story = { args: { current: "Style" }, tags: ["!test"] };
export const AtTheEnd: Story = { args: { current: "Avatar" } };
export const RightToLeft: Story = { args: { current: "Style" }, globals: { direction: "rtl" }, tags: ["!test"] };
