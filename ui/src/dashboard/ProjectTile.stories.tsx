import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ProjectTile } from "./ProjectTile.tsx";
import { storyProject } from "./story-project.ts";

const meta: Meta<typeof ProjectTile> = {
  title: "Dashboard/ProjectTile",
  component: ProjectTile,
  args: {
    project: storyProject(),
    href: "#project",
    onToggle: fn(),
    onShare: fn(),
    onRename: fn(),
    onRestyle: fn(),
    onChangeSong: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
  },
  parameters: { maxWidth: "20rem" },
};
export default meta;
type Story = StoryObj<typeof ProjectTile>;

export const Private: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("59.98 seconds")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Make gentle peacock public" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Rename gentle peacock" }));
    await expect(args.onRename).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Change the styles of gentle peacock" }));
    await expect(args.onRestyle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Change the song of gentle peacock" }));
    await expect(args.onChangeSong).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Duplicate gentle peacock" }));
    await expect(args.onDuplicate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Delete gentle peacock" }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Public: Story = { args: { project: storyProject({ visibility: "public" }) } };
export const Draft: Story = { args: { project: storyProject({ checkpoint: 1, duration: 12 }) } };
export const Generating: Story = { args: { project: storyProject({ checkpoint: 2, generating: true }) } };
export const LongName: Story = { args: { project: storyProject({ projectName: "incomprehensibilities".repeat(4) }) } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  args: { project: storyProject({ projectName: "رقصة المطر" }) },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
export const Hebrew: Story = {
  args: { project: storyProject({ projectName: "ריקוד הגשם" }) },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
