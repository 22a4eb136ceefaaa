import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BlogEntry } from "./BlogEntry.tsx";
import { BlogIndex } from "./BlogIndex.tsx";

const ENTRIES = [
  { key: "13112026.md", markdown: "## What we keep of your music\n\nThe part that you chose." },
  { key: "02102026.md", markdown: "## Why our dancer's feet stay where they are\n\nLook at the feet." },
];

const meta: Meta<typeof BlogIndex> = { title: "Blog/BlogIndex", component: BlogIndex, args: { entries: ENTRIES } };
export default meta;
type Story = StoryObj<typeof BlogIndex>;

export const Two: Story = {};
export const LeadsToThePosts: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <>
      <BlogIndex {...args} />
      {args.entries.map(({ key, markdown }) => (
        <BlogEntry key={key} name={key} markdown={markdown} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      const post = canvasElement.querySelector(link.getAttribute("href") ?? "");
      await expect(within(post as HTMLElement).getByRole("heading", { level: 3 })).toHaveTextContent(
        link.querySelector("strong")?.textContent ?? "",
      );
    }
  },
};
export const LongText: Story = {
  args: {
    entries: [{ key: "01112026.md", markdown: `## ${"A title that goes on and on ".repeat(5)}\n\nAnd its text.` }],
  },
  tags: ["!test"],
};
