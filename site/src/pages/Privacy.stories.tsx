import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryPage } from "../testing/StoryPage.tsx";

/** /privacy: the policy of July 28th 2024. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Privacy",
  component: StoryPage,
  args: { path: "/privacy", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Page: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
