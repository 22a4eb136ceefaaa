import type { Loop } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { SeekBar } from "./SeekBar.tsx";
import { useStoryPlayer } from "./story-player.ts";

function Part({ loop }: { loop?: Loop }) {
  const story = useStoryPlayer();
  const player = story?.player;
  useEffect(() => {
    if (loop) player?.send({ type: "SET_LOOP", loop });
  }, [player, loop]);
  return story ? <SeekBar player={story.player} /> : null;
}

const meta: Meta<typeof Part> = { title: "Player/SeekBar", component: Part };
export default meta;

export const ByKeys: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole("slider", { name: "Time in the song" });
    slider.focus();
    await userEvent.keyboard("{PageUp}{ArrowRight}");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "11"));
  },
};

/** Its ends can be dragged. */
export const WithLoop: StoryObj<typeof Part> = { args: { loop: { start: 16, end: 28 } }, tags: ["!test"] };
export const RightToLeft: StoryObj<typeof Part> = {
  args: { loop: { start: 16, end: 28 } },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
/** The ends of a loop are dragged, but not past one another. */
export const LoopByPointer: StoryObj<typeof Part> = {
  args: { loop: { start: 13, end: 26 } },
  play: async ({ canvas }) => {
    const end = await canvas.findByRole("slider", { name: "B: the loop's end" });
    const bar = canvas.getByRole("slider", { name: "Time in the song" }).getBoundingClientRect();
    // The bar ends at 97.5 % of its place, the song at 52 s.
    const at = (seconds: number) => ({
      pointerId: 1,
      button: 0,
      clientX: bar.left + (bar.width * 0.975 * seconds) / 52,
      clientY: bar.top + 4,
    });
    end.setPointerCapture = () => {};
    end.hasPointerCapture = () => true;
    await fireEvent.pointerDown(end, at(26));
    await fireEvent.pointerMove(end, at(39));
    await waitFor(() => expect(end).toHaveAttribute("aria-valuenow", "39"));
    await fireEvent.pointerMove(end, at(2));
    // Half a second is the shortest loop.
    await waitFor(() => expect(end).toHaveAttribute("aria-valuenow", "14"));
    await expect(canvas.getByRole("slider", { name: "A: the loop's start" })).toHaveAttribute("aria-valuenow", "13");
  },
};
