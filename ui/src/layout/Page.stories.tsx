import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Page } from "./Page.tsx";

const meta: Meta<typeof Page> = { title: "Layout/Page", component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

export const WithActions: Story = {
  args: {
    title: "Dashboard",
    lead: "Your dances.",
    actions: <Button variant="primary">CREATE NEW PROJECT</Button>,
    children: <p>Content</p>,
  },
};
export const LongTitle: Story = { args: { title: `Project: ${"Thunderous".repeat(12)}`, children: "Content" } };
