import type { Timeline } from "@nataraj/sdk/choreography";
import type { Song } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyEngine } from "../player/story-player.ts";
import { SongList } from "./SongList.tsx";

const songs = [
  { title: "Marigold Morning", duration: 187 },
  { title: "Neon Tabla", duration: 204 },
  { title: "Night Bus to Salsa Street", duration: 171.6 },
  { title: "Paper Lanterns", duration: 222 },
  { title: "Concrete Lotus", duration: 59 },
].map((song, index): Song => ({ ...song, url: `/songs/${index}.mp3`, thumbnail: "" }));

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

const dancer = storyEngine();
const timeline = () => dancer.engine.messages.findLast(([message]) => message === "timeline")?.[1] as Timeline;
/** One dancer goes to the tile that is pointed at, and dances the song's first style in its tempo. */
export const Moving: Story = {
  args: {
    createEngine: dancer.create,
    onPoint: fn(),
    songs: [
      { ...(songs[0] as Song), styles: ["Indian Classical", "Ballet"], tempo: 90 },
      { ...(songs[1] as Song), styles: ["Salsa"], tempo: 150 },
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const shown = () => canvasElement.querySelector<HTMLElement>(".nj-tile-dancer[data-shown=true]");
    await userEvent.hover(canvas.getByText("Marigold Morning"));
    await expect(args.onPoint).toHaveBeenCalled();
    await waitFor(() => expect(shown()).not.toBeNull());
    await expect(dancer.looks.at(-1)).toBe("bharatanatyam/rose");
    await expect(timeline().beats[3]).toBeCloseTo(2);
    const first = shown()?.style.left;
    canvas.getByRole("button", { name: "Play Neon Tabla" }).focus();
    await waitFor(() => expect(timeline().beats[5]).toBeCloseTo(2));
    await waitFor(() => expect(shown()?.style.left).not.toBe(first));
    await userEvent.unhover(canvas.getByText("Marigold Morning"));
    // From one control of a tile to the next she stays.
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Select Neon Tabla" })).toHaveFocus());
    await expect(shown()).not.toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeNull());
    await userEvent.hover(canvas.getByText("Marigold Morning"));
    await waitFor(() => expect(shown()).not.toBeNull());
  },
};
export const Playing: Story = { args: { playing: "/songs/1.mp3", onToggle: fn() }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    songs: songs.map((song) => ({
      ...song,
      title: `${song.title} and everything that came after it`,
      artist: "The Very Large Orchestra of the Old Harbour",
    })),
  },
  tags: ["!test"],
};
const TITLES = ["رقصة المطر", "ריקוד הגשם", "ليلة طويلة في المدينة القديمة (تسجيل حي)"];
/** Titles in Arabic and Hebrew. */
export const RightToLeft: Story = {
  args: { songs: songs.map((song, i) => ({ ...song, title: TITLES[i % TITLES.length] ?? song.title })) },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
