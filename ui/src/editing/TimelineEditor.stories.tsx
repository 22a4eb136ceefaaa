import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { useStoryPlayer } from "../player/story-player.ts";
import { storyDance, useStoryEditor } from "./story-dance.ts";
import { TimelineEditor } from "./TimelineEditor.tsx";
import { useEditedDance } from "./use-editing.ts";

type Story = StoryObj<typeof Part>;
const dance = storyDance({ withBeats: true });

function Editor({ player }: { player: NonNullable<ReturnType<typeof useStoryPlayer>>["player"] }) {
  const editor = useStoryEditor(dance);
  useEditedDance(player, editor);
  useEffect(() => editor.send({ type: "EDIT" }), [editor]);
  return <TimelineEditor player={player} editor={editor} />;
}

function Part() {
  const story = useStoryPlayer(undefined, dance.playable);
  return story ? <Editor player={story.player} /> : null;
}

const meta: Meta<typeof Part> = { title: "Editing/TimelineEditor", component: Part };
export default meta;

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

/** A step is dragged, moved by keys and made shorter; a rest is left. It is chosen, and shown by a small figure. */
export const Retiming: Story = {
  play: async ({ canvas }) => {
    const step = await canvas.findByRole("button", { name: /Wave your hands/ });
    await userEvent.click(step);
    await canvas.findByText("0:08, 8 beats");
    await canvas.findByRole("img", { name: "A figure that dances: Wave your hands" });

    // Two beats: half a second each, of a song of 36 seconds.
    const list = step.closest("ol") as HTMLElement;
    const beat = widthOf(list) / 72;
    const { left, top } = step.getBoundingClientRect();
    const at = (by: number) => ({ pointerId: 1, button: 0, clientX: left + 20 + by, clientY: top + 20 });
    list.setPointerCapture = () => {};
    await fireEvent.pointerDown(step, at(0));
    await fireEvent.pointerMove(list, at(2 * beat));
    await waitFor(() => expect(step.getBoundingClientRect().left).toBeGreaterThan(left + beat));
    await fireEvent.pointerUp(list, at(2 * beat));
    await canvas.findByText("0:09, 8 beats");

    step.focus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}");
    await canvas.findByText("0:08, 8 beats");
    await userEvent.keyboard("---");
    await canvas.findByText("0:08, 5 beats");
    await waitFor(() => expect(step).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "A beat longer" }));
    await canvas.findByText("0:08, 6 beats");

    // Its end is dragged by a beat.
    const grip = await waitFor(() => {
      const found = list.querySelector("[data-edge='end']");
      if (!found) throw new Error("The chosen step has no grip yet.");
      return found;
    });
    const { right } = step.getBoundingClientRect();
    const endAt = (by: number) => ({ pointerId: 1, button: 0, clientX: right + by, clientY: top + 20 });
    await fireEvent.pointerDown(grip, endAt(0));
    await fireEvent.pointerMove(list, endAt(beat));
    await waitFor(() => expect(step.getBoundingClientRect().right).toBeGreaterThan(right + beat / 2));
    await fireEvent.pointerUp(list, endAt(beat));
    await canvas.findByText("0:08, 7 beats");
  },
};

/** A step is done in another way, and to the other side. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Turn left/ }));
    const ways = await canvas.findAllByRole("radio");
    await expect(ways[0]).toBeChecked();
    await userEvent.click(ways[1] as HTMLElement);
    await waitFor(() => expect(ways[1]).toBeChecked());
    const mirror = canvas.getByRole("button", { name: "On the other side" });
    await userEvent.click(mirror);
    await waitFor(() => expect(mirror).toHaveAttribute("aria-pressed", "true"));
    await expect(ways[1]).toBeChecked();
  },
};

/** The curve of the energy is bent, by keys and by the pointer. */
export const Energy: Story = {
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole("slider", { name: "Energy of phrase 2" });
    await expect(slider).toHaveAttribute("aria-valuenow", "50");
    slider.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "60"));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "100"));

    // Pulled down, a quarter of the way and half, it stays under the pointer.
    slider.setPointerCapture = () => {};
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const half = middleOf(slider.parentElement as HTMLElement);
    const at = (clientY: number) => ({ pointerId: 1, button: 0, clientY });
    const quarter = (middleOf(slider) + half) / 2;
    await fireEvent.pointerDown(slider, at(middleOf(slider)));
    await fireEvent.pointerMove(slider, at(quarter));
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "75"));
    await expect(Math.abs(middleOf(slider) - quarter)).toBeLessThan(2);
    await fireEvent.pointerMove(slider, at(half));
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "50"));
    await expect(Math.abs(middleOf(slider) - half)).toBeLessThan(2);
    await fireEvent.pointerUp(slider, at(half));
    await expect(slider).toHaveAttribute("aria-valuenow", "50");

    // What is called off leaves the curve as it was.
    await fireEvent.pointerDown(slider, at(half));
    await fireEvent.pointerMove(slider, at(half + 1_000));
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "0"));
    await fireEvent.pointerCancel(slider, { pointerId: 1 });
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "50"));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "55"));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Turn left/ }));
    await canvas.findByRole("button", { name: "A beat longer" });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
