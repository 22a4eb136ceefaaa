import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryPage } from "../../testing/StoryPage.tsx";

/** /rnd: the trimmer by itself, with any file. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Audio trim test",
  component: StoryPage,
  args: { path: "/rnd", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Empty: Story = {};
