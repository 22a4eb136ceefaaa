import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryPage } from "../testing/StoryPage.tsx";

/** Every address that leads nowhere. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Not found",
  component: StoryPage,
  args: { path: "/no/such/page", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "GO BACK HOME" })).toBeVisible();
  },
};
