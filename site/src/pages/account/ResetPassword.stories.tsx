import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryPage } from "../../testing/StoryPage.tsx";

/** /auth/reset-password: asks for a link by mail, and with the link for a new password. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Forgot password",
  component: StoryPage,
  args: { path: "/auth/reset-password", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const AskForALink: Story = {};
export const NewPassword: Story = { args: { path: "/auth/reset-password?token=story" } };
