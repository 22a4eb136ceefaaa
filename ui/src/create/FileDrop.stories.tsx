import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FileDrop } from "./FileDrop.tsx";

const meta: Meta<typeof FileDrop> = { title: "Create/FileDrop", component: FileDrop, args: { onFile: fn() } };
export default meta;
type Story = StoryObj<typeof FileDrop>;

const song = () => new File(["music"], "song.mp3", { type: "audio/mpeg" });

/** The picker takes audio only, and takes the same file twice. */
export const Picked: Story = {
  play: async ({ canvasElement, args }) => {
    const picker = canvasElement.querySelector("input");
    if (!picker) throw new Error("There is no picker.");
    await expect(picker).toHaveAttribute("accept", "audio/*");
    await userEvent.upload(picker, song());
    await userEvent.upload(picker, song());
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};

export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const place = within(canvasElement).getByText("or drop a song here");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(song());
    for (const type of ["dragover", "drop"])
      place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onFile).toHaveBeenCalledTimes(1);
  },
};
