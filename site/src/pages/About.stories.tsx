import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryPage } from "../testing/StoryPage.tsx";

/** /about: the story of the product, and frequently asked questions. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/About",
  component: StoryPage,
  args: { path: "/about", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Page: Story = {};
export const QuestionOpen: Story = { args: { path: "/about#price" } };
export const OnPhone: Story = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
