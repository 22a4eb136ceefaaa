import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect } from "storybook/test";
import { StoryPage } from "../testing/StoryPage.tsx";
import { refuse, unfinished } from "../testing/story-server.ts";

/** /: what the product is, for visitors and for people who are signed in. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Home",
  component: StoryPage,
  args: { path: "/", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
  tags: ["media"],
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "SIGN UP NOW" })).toBeVisible();
  },
};
export const SignedIn: Story = { args: { session: { status: "in", uid: "me" } } };
/** The settings have not come: where the film stands is not known. */
export const Loading: Story = { args: { answers: [http.get("*/api/settings", unfinished)] } };
/** Without the server's settings the page shows what the product brings itself. */
export const Failed: Story = {
  name: "Error",
  args: { answers: [http.get("*/api/settings", () => refuse("internal"))] },
};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
