import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { EmptyDashboard } from "./EmptyDashboard.tsx";

const meta: Meta<typeof EmptyDashboard> = {
  title: "Dashboard/EmptyDashboard",
  component: EmptyDashboard,
  args: { onCreate: fn() },
};
export default meta;

export const NoProjects: StoryObj<typeof EmptyDashboard> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { name: "OOPS, NO PROJECTS YET" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "CREATE ONE NOW" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
