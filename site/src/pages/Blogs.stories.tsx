import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, waitFor } from "storybook/test";
import { StoryPage } from "../testing/StoryPage.tsx";
import { refuse, unfinished } from "../testing/story-server.ts";

const entries = (blogs: Record<string, string>) => [http.get("*/api/blogs", () => HttpResponse.json(blogs))];

/** /blogs: every entry, the newest first. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Blogs",
  component: StoryPage,
  args: { path: "/blogs", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Entries: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Hands that speak" })).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: [http.get("*/api/blogs", unfinished)] } };
export const Failed: Story = {
  name: "Error",
  args: { answers: [http.get("*/api/blogs", () => refuse("internal"))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
};
export const Empty: Story = {
  args: { answers: entries({}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no entries yet.")).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    answers: entries({
      "22112026.md": `# A heading that is as long as headings are when nobody has asked for a shorter one

${"Every heartbeat finds its drum, every drum a place to come. ".repeat(40)}

${"incomprehensibilities".repeat(12)}`,
    }),
  },
};
/** Entries in Arabic and Hebrew. */
export const RightToLeft: Story = {
  args: {
    answers: entries({
      "22112026.md": "# رقصة المطر\n\nارفع يديك إلى الضوء، ودر حول نفسك مع الليل.",
      "21112026.md": "# ריקוד הגשם\n\nהרם את הידיים אל האור, והסתובב עם הלילה.",
    }),
  },
  globals: { direction: "rtl" },
};
