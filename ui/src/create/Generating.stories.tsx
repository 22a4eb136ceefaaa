import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { DoneNotice } from "./DoneNotice.tsx";
import { Generating } from "./Generating.tsx";
import { SongPicture } from "./HeardSong.tsx";

const meta: Meta<typeof Generating> = {
  title: "Create/Generating",
  component: Generating,
  args: { onCancel: fn() },
};
export default meta;
type Story = StoryObj<typeof Generating>;

export const Begins: Story = { args: { progress: undefined } };
/** Others are before it. */
export const Waits: Story = {
  args: { progress: { stage: "queued", progress: 0, place: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Waiting for your turn: you are number 3")).toBeVisible();
  },
};
/** Nothing is claimed before something was measured: an honest bar that only shows that it goes on. */
export const WritesWords: Story = {
  args: { progress: { stage: "transcribing", progress: 0.02 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
    await expect(canvas.queryByText(/%$/)).toBeNull();
  },
};
export const Listens: Story = {
  args: { progress: { stage: "listening", progress: 0.42 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "Generating your choreography... You can stay here or go back to dashboard to see your completed project once done",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "42");
    await expect(canvas.getByText("42 %")).toBeVisible();
  },
};
export const CanBeCancelled: Story = {
  args: { progress: { stage: "listening", progress: 0.42 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CANCEL" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** The last stage. */
export const Choreographs: Story = {
  args: { progress: { stage: "choreographing", progress: 0.8 } },
  tags: ["!test"],
};
/** The dance is planned: its moves are named, each once. */
export const NamesItsMoves: Story = {
  args: { progress: { stage: "choreographing", progress: 0.97, moves: [13, 5, 13, 99] } },
  play: async ({ canvas }) => {
    const names = within(canvas.getByRole("list", { name: "Moves" })).getAllByRole("listitem");
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      "Perform the Salsa dance",
      "Swing your body left and right",
    ]);
  },
};
/** A second press does nothing. */
export const IsBeingCancelled: Story = {
  args: { progress: { stage: "listening", progress: 0.42 }, isCancelling: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CANCEL" }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
/** What is heard of the song appears, and what one may do stands in one row. */
export const ShowsItsSong: Story = {
  args: {
    progress: { stage: "transcribing", progress: 0.3 },
    song: <SongPicture duration={20} levels={undefined} heard={{ duration: 20, words: [{ text: "la", start: 1 }] }} />,
    children: <DoneNotice state="off" onAsk={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Heard so far: 1 word")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "TELL ME WHEN IT IS DONE" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "CANCEL" })).toBeVisible();
  },
};
