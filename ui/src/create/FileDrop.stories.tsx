import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FileDrop } from "./FileDrop.tsx";

const meta: Meta<typeof FileDrop> = { title: "Create/FileDrop", component: FileDrop, args: { onFile: fn() } };
export default meta;

/** The picker takes audio only. */
export const Default: StoryObj<typeof FileDrop> = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText("or drop a song here")).toBeVisible();
    const picker = canvasElement.querySelector("input") as HTMLInputElement;
    await expect(picker).toHaveAttribute("accept", expect.stringMatching(/^audio\/\*,.*\.ogg/));
    await userEvent.upload(picker, new File(["music"], "song.mp3", { type: "audio/mpeg" }));
    await expect(args.onFile).toHaveBeenCalledTimes(1);
  },
};

/** How large a file may be is the server's to say. */
export const WithBound: StoryObj<typeof FileDrop> = {
  args: { maxMB: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("MP3, M4A, WAV, FLAC or OGG, up to 50 MB")).toBeVisible();
  },
};
