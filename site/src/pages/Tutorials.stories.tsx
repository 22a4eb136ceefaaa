import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryPage } from "../testing/StoryPage.tsx";

/** /tutorials: four films with their steps. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Tutorials",
  component: StoryPage,
  args: { path: "/tutorials", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
  tags: ["media"],
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Page: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
