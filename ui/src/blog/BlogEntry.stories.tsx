import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BlogEntry } from "./BlogEntry.tsx";

const meta: Meta<typeof BlogEntry> = { title: "Blog/BlogEntry", component: BlogEntry };
export default meta;
type Story = StoryObj<typeof BlogEntry>;

export const Entry: Story = {
  args: {
    name: "28072024.md",
    markdown: "# First steps\n\nThe dancer *moves*.\n\n- one\n- two\n\n| move | beats |\n|---|---|\n| Walk | 4 |",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("28 July 2024");
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("First steps");
  },
};

/** Nothing that came as markdown may act. */
export const Hostile: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    name: "99999999.md",
    markdown:
      '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>\n\n[press](javascript:window.hacked=1)',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("script, img")).toBeNull();
    await expect(canvasElement.querySelector("a")?.getAttribute("href") ?? "").not.toContain("javascript");
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent("99999999.md");
    await expect("hacked" in window).toBe(false);
  },
};
/** What is wider than a phone scrolls by itself or is broken: the page does not scroll sideways. */
export const LongText: Story = {
  args: {
    name: "01112026.md",
    markdown: `# ${"incomprehensibilities".repeat(4)}\n\nSee https://example.org/${"a-long-path/".repeat(12)}\n\n| ${"measure | ".repeat(12)}\n|${"---|".repeat(12)}\n| ${"0.25 m | ".repeat(12)}\n\n\`\`\`sh\nnpx tsx --conditions=@nataraj/source workshop/measures/motion/stick-sheet.ts 12 --style Ballet --out sheet.png --and something more\n\`\`\``,
  },
  play: async ({ canvas }) => {
    const post = canvas.getByRole("article");
    await expect(post.scrollWidth).toBeLessThanOrEqual(post.clientWidth);
  },
};
