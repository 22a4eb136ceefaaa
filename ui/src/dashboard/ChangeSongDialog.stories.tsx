import { beginTrim } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { wavFile } from "../trimmer/story-song.ts";
import { ChangeSongDialog } from "./ChangeSongDialog.tsx";

const meta: Meta<typeof ChangeSongDialog> = {
  title: "Dashboard/ChangeSongDialog",
  component: ChangeSongDialog,
  args: {
    projectName: "brave otter",
    file: undefined,
    isOther: false,
    trim: undefined,
    maxMB: 50,
    onFile: fn(),
    onRead: fn(),
    onTrim: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ChangeSongDialog>;

const song = wavFile(20);
const whole = beginTrim(20_000);

export const Fetching: Story = {};
/** The whole of its own song would change nothing. */
export const ItsOwnSong: Story = {
  args: { file: song, trim: whole },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(20_000, undefined));
    await expect(canvas.getByRole("button", { name: "MAKE A NEW DANCE" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "cancel" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const ANarrowerPart: Story = {
  args: { file: song, trim: { ...whole, start: 4_000, end: 12_000 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "MAKE A NEW DANCE" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const AnotherSong: Story = {
  args: { file: song, trim: whole, isOther: true },
  play: async ({ canvas }) => {
    await canvas.findByText("Total Length: 20 seconds");
    // In sight without scrolling: above what stands at the foot.
    const { bottom } = canvas.getByRole("button", { name: "UPLOAD FROM FILES" }).getBoundingClientRect();
    expect(bottom).toBeLessThan(canvas.getByRole("button", { name: "cancel" }).getBoundingClientRect().top);
  },
};
export const IsSent: Story = {
  args: { file: song, trim: whole, isOther: true, busy: true, uploaded: 0.4 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CANCEL" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const OnPhone: Story = { ...ANarrowerPart, globals: { viewport: { value: "phone" } } };
