import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { EmptyDashboard } from "./EmptyDashboard.tsx";

const thumbnail = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const meta: Meta<typeof EmptyDashboard> = {
  title: "Dashboard/EmptyDashboard",
  component: EmptyDashboard,
  args: { onCreate: fn(), onSong: fn() },
};
export default meta;
type Story = StoryObj<typeof EmptyDashboard>;

export const NoProjects: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { name: "OOPS, NO PROJECTS YET" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "CREATE ONE NOW" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
/** A song of the library begins a project at one press. */
export const Songs: Story = {
  args: {
    songs: ["Marigold Morning", "Winter Window"].map((title) => ({
      title,
      url: `/${title}.mp3`,
      duration: 60,
      thumbnail,
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Winter Window" }));
    await expect(args.onSong).toHaveBeenCalledWith(expect.objectContaining({ url: "/Winter Window.mp3" }));
  },
};
