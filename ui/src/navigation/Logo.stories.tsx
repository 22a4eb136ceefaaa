import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogoMark } from "./Logo.tsx";

const meta: Meta<typeof LogoMark> = { title: "Navigation/Logo", component: LogoMark };
export default meta;
type Story = StoryObj<typeof LogoMark>;

export const Small: Story = {};
export const Large: Story = { args: { size: 120 } };
