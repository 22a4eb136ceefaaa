import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryPage } from "../testing/StoryPage.tsx";

/** /restricted: where pages lead that are only for people who are signed in. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Restricted",
  component: StoryPage,
  args: { path: "/restricted", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Page: Story = {};
/** A visitor opens the profile, and is led here. */
export const LedFromTheProfile: Story = {
  args: { path: "/profile" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "UH OH :(" })).toBeVisible();
  },
};
