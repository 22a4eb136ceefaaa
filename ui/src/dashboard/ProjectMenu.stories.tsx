import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { ProjectMenu } from "./ProjectMenu.tsx";

const onRename = fn();

const meta: Meta<typeof ProjectMenu> = {
  title: "Dashboard/ProjectMenu",
  component: ProjectMenu,
  args: {
    projectName: "gentle peacock",
    children: (
      <Button variant="ghost" icon="pencil" onClick={onRename}>
        Rename
      </Button>
    ),
  },
  // It opens upwards, over the tile.
  decorators: [(story) => <div style={{ position: "relative", marginTop: "8rem", width: "16rem" }}>{story()}</div>],
};
export default meta;

/** Closed by Escape, which gives the focus back, and by what is chosen. */
export const Opened: StoryObj<typeof ProjectMenu> = {
  play: async ({ canvas }) => {
    const more = canvas.getByText("More").closest("summary") as HTMLElement;
    const rename = canvas.getByText("Rename");
    await userEvent.click(more);
    await expect(rename).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(rename).not.toBeVisible();
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await userEvent.click(rename);
    await expect(onRename).toHaveBeenCalledOnce();
    await expect(rename).not.toBeVisible();
    await userEvent.click(more);
  },
};
