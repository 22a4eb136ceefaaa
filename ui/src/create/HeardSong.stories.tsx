import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { wavFile } from "../trimmer/story-song.ts";
import { HeardSong, SongPicture, type SongPictureProps } from "./HeardSong.tsx";

const meta: Meta<typeof SongPicture> = { title: "Create/HeardSong", component: SongPicture };
export default meta;
type Story = StoryObj<typeof SongPicture>;

/** A minute's worth of words of all lengths. */
const WORDS = Array.from({ length: 120 }, (_, i) => ({
  text: i % 7 ? "la" : "hallelujah".repeat(1 + (i % 3)),
  start: i / 2,
}));
const BEATS = Array.from({ length: 120 }, (_, i) => i / 2);
const SECTIONS = [0, 1, 2, 3].map((i) => ({ label: "ABAC"[i] as string, start: i * 15, end: (i + 1) * 15 }));

export const Nothing: Story = {
  args: { duration: 60, levels: undefined, heard: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing heard yet")).toBeVisible();
  },
};
export const NoWords: Story = {
  args: { duration: 60, levels: undefined, heard: { duration: 60, words: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Heard so far: no words")).toBeVisible();
  },
};
/** While they are written down they appear one after the other; what is read out is not them. */
export const WritesWords: Story = {
  args: { duration: 60, levels: undefined, heard: undefined, writing: "Hold me like the" },
  render: (args) => <Writing {...args} />,
  play: async ({ canvas }) => {
    const words = canvas.getByRole("region", { name: "Words" });
    await expect(words).toHaveTextContent(/^Hold me like the$/);
    await expect(canvas.getByText("The words are being written down")).toBeVisible();
    const { top } = canvas.getByRole("status").getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Write on" }));
    await expect(words).toHaveTextContent(/^Hold me like they la la/);
    await expect(canvas.getByRole("status").getBoundingClientRect().top).toBe(top);
    // The last of many is in sight.
    const [box, last] = [words, words.querySelector("span:last-child")].map((each) => each?.getBoundingClientRect());
    await expect(last?.bottom).toBeLessThanOrEqual((box?.bottom ?? 0) + 1);
  },
};
export const Everything: Story = {
  args: { duration: 60, levels: undefined, heard: { duration: 60, words: WORDS, beats: BEATS, sections: SECTIONS } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Heard so far: 120 words, 120 beats, 4 sections")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};
export const OnPhone: Story = { ...Everything, globals: { viewport: { value: "phone" } } };

const drawn = (root: HTMLElement) => root.querySelector(".nj-heard__wave")?.getAttribute("d") ?? "";
/** The song is fetched, and its waveform drawn. */
export const Fetched: Story = {
  render: () => <HeardSong heard={undefined} fetchSong={fetchSong} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement).length).toBeGreaterThan(500));
  },
};
/** Where it cannot be fetched, what is heard is shown without. */
export const NotFetched: Story = {
  render: () => <HeardSong heard={{ duration: 20, beats: BEATS.slice(0, 40) }} fetchSong={fail} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Heard so far: 40 beats")).toBeVisible();
    await expect(drawn(canvasElement)).toBe("");
  },
};

const fetchSong = async () => wavFile(20);
const fail = () => Promise.reject(new TypeError("Failed to fetch"));

function Writing({ writing = "", ...rest }: SongPictureProps) {
  const [more, setMore] = useState("");
  return (
    <>
      <SongPicture {...rest} writing={writing + more} />
      <button type="button" onClick={() => setMore(`y ${"la ".repeat(200)}`)}>
        Write on
      </button>
    </>
  );
}
