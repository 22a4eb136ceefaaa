import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SongList } from "./SongList.tsx";

const songs = [
  { title: "Marigold Morning", duration: 187 },
  { title: "Neon Tabla", duration: 204 },
  { title: "Night Bus to Salsa Street", duration: 171.6 },
  { title: "Paper Lanterns", duration: 222 },
  { title: "Concrete Lotus", duration: 59 },
].map((song, index) => ({ ...song, url: `/songs/${index}.mp3`, thumbnail: "" }));

const meta: Meta<typeof SongList> = {
  title: "Create/SongList",
  component: SongList,
  args: {
    status: "ready",
    songs,
    playing: undefined,
    chosen: undefined,
    fetching: undefined,
    onToggle: fn(),
    onSilence: fn(),
    onChoose: fn(),
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SongList>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Play Neon Tabla" }));
    await expect(args.onToggle).toHaveBeenCalledWith("/songs/1.mp3");
    await userEvent.click(canvas.getByRole("button", { name: "Select Paper Lanterns" }));
    await expect(args.onChoose).toHaveBeenCalledWith(songs[3]);
    await expect(canvas.getByText("2:52")).toBeVisible();
  },
};
export const Chosen: Story = { args: { chosen: "/songs/0.mp3" } };
export const Fetching: Story = { args: { fetching: "/songs/2.mp3" } };
export const Loading: Story = { args: { status: "loading", songs: [] } };
export const Empty: Story = { args: { songs: [] } };
export const Failed: Story = {
  args: { status: "failed", songs: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "TRY AGAIN" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
