import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
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
    await userEvent.click(canvas.getByRole("button", { name: "MAKE gentle peacock PUBLIC" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    const more = canvas.getByRole("button", { name: "More for gentle peacock" });
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole("button", { name: "RENAME gentle peacock" }));
    await expect(args.onRename).toHaveBeenCalledOnce();
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole("button", { name: "CHANGE THE STYLES of gentle peacock" }));
    await expect(args.onRestyle).toHaveBeenCalledOnce();
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole("button", { name: "CHANGE THE SONG of gentle peacock" }));
    await expect(args.onChangeSong).toHaveBeenCalledOnce();
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole("button", { name: "DUPLICATE gentle peacock" }));
    await expect(args.onDuplicate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "DELETE gentle peacock" }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
/** Ten by twenty pixels stand for twenty frames. */
const FRAMES =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='200'%3E%3Cpath fill='teal' d='M0 0h8v200H0z'/%3E%3C/svg%3E";
/** Its dancers move once through while it is pointed at, and again when it gets the focus. */
export const Moves: Story = {
  args: {
    project: storyProject({
      pictures: { wide: FRAMES, small: FRAMES, portrait: FRAMES, story: FRAMES, moving: FRAMES },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const frames = () => canvasElement.querySelector(".nj-project-tile__cover span");
    expect(frames()).toBeNull();
    await userEvent.hover(canvas.getByRole("link", { name: "gentle peacock" }));
    await waitFor(() => expect(frames()).not.toBeNull());
    await userEvent.unhover(canvas.getByRole("link", { name: "gentle peacock" }));
    await waitFor(() => expect(frames()).toBeNull());
    canvas.getByRole("link", { name: "gentle peacock" }).focus();
    await waitFor(() => expect(frames()).not.toBeNull());
    fireEvent.animationEnd(frames() as Element);
    await waitFor(() => expect(frames()).toBeNull());
  },
};
/** Not where less motion is asked for. */
export const ReducedMotion: Story = {
  args: Moves.args ?? {},
  globals: { motion: "reduced" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "gentle peacock" }));
    await new Promise(requestAnimationFrame);
    expect(canvasElement.querySelector(".nj-project-tile__cover span")).toBeNull();
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
