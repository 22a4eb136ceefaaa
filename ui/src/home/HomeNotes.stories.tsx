import type { Meta, StoryObj } from "@storybook/react-vite";
import { AndroidApp, PoweredBy } from "./HomeNotes.tsx";

const meta: Meta<typeof AndroidApp> = {
  title: "Home/HomeNotes",
  component: AndroidApp,
  args: { url: "https://example.org/app" },
};
export default meta;
type Story = StoryObj<typeof AndroidApp>;

export const Android: Story = {};
export const Badge: Story = { render: () => <PoweredBy /> };
