import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryPage } from "../testing/StoryPage.tsx";

/** /docs/player: where a site owner builds the code that shows a dance. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Embed builder",
  component: StoryPage,
  args: { path: "/docs/player", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Page: Story = {};
