import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { DropZone } from "./DropZone.tsx";

const meta: Meta<typeof DropZone> = {
  title: "Form/DropZone",
  component: DropZone,
  args: {
    label: "Picture",
    accept: "image/*",
    className: "nj-file-drop",
    onFile: fn(),
    children: (pick) => <Button onClick={pick}>CHOOSE A PICTURE</Button>,
  },
  parameters: { maxWidth: "30rem" },
};
export default meta;
type Story = StoryObj<typeof DropZone>;

const picture = () => new File(["picture"], "me.png", { type: "image/png" });

/** The picker offers the wished kind only, and takes the same file twice. */
export const Picked: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const picker = canvasElement.querySelector("input") as HTMLInputElement;
    await expect(picker).toHaveAttribute("accept", "image/*");
    await expect(canvas.getByRole("button", { name: "CHOOSE A PICTURE" })).toBeEnabled();
    await userEvent.upload(picker, picture());
    await userEvent.upload(picker, picture());
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};

/** A file that hangs over it lights it up; one that is dropped is taken. */
export const Dropped: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const place = canvas.getByRole("button");
    const zone = canvasElement.querySelector(".nj-file-drop");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(picture());
    const send = (type: string) =>
      place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    send("dragover");
    await waitFor(() => expect(zone).toHaveAttribute("data-over"));
    send("dragleave");
    await waitFor(() => expect(zone).not.toHaveAttribute("data-over"));
    send("drop");
    await expect(args.onFile).toHaveBeenCalledTimes(1);
  },
};
/** A file hangs over it. */
export const Over: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(picture());
    canvas.getByRole("button").dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true }));
  },
  tags: ["!test"],
};
