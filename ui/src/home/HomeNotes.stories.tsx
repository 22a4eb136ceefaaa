import type { Meta, StoryObj } from "@storybook/react-vite";
import { AndroidApp, PoweredBy } from "./HomeNotes.tsx";

const meta: Meta<typeof AndroidApp> = { title: "Home/HomeNotes", component: AndroidApp };
export default meta;
type Story = StoryObj<typeof AndroidApp>;

export const Android: Story = { args: { url: "https://example.org/app" } };
export const NoAndroid: Story = {};
export const Badge: Story = { render: () => <PoweredBy /> };
