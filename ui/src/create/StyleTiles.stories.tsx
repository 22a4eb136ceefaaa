import type { Timeline } from "@nataraj/sdk/choreography";
import { DANCE_STYLES } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyEngine } from "../player/story-player.ts";
import { StyleTiles } from "./StyleTiles.tsx";

const meta: Meta<typeof StyleTiles> = {
  title: "Create/StyleTiles",
  component: StyleTiles,
  args: { chosen: ["Hip Hop"], onToggle: fn() },
};
export default meta;
type Story = StoryObj<typeof StyleTiles>;

export const HipHopPreselected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("button")).toHaveLength(8);
    await expect(canvas.getByRole("button", { name: "Hip Hop" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Salsa" }));
    await expect(args.onToggle).toHaveBeenCalledWith("Salsa");
    canvas.getByRole("button", { name: "Ballet" }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenLastCalledWith("Ballet");
  },
};
export const Fusion: Story = { args: { chosen: ["Hip Hop", "Indian Classical", "Jazz Dance"] } };
export const None: Story = { args: { chosen: [] } };
export const All: Story = { args: { chosen: DANCE_STYLES } };

const dancer = storyEngine();
const created = fn();
const createEngine: typeof dancer.create = (canvas) => {
  created();
  return dancer.create(canvas);
};
const inTime = storyEngine();
/** The style that is pointed at is danced in the tempo of the person's song. */
export const InTempo: Story = {
  args: { createEngine: inTime.create, song: { url: "", start: 0, tempo: 90 } },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Ballet" }));
    const beats = () => {
      const [, dance] = inTime.engine.messages.findLast(([message]) => message === "timeline") ?? [];
      return (dance as Timeline | undefined)?.beats.slice(0, 2);
    };
    await waitFor(() => expect(beats()).toEqual([0, 60 / 90]));
  },
};

/** One dancer goes to the tile that is pointed at, dressed for its style, and rests when nobody points. */
export const Moving: Story = {
  args: { createEngine, onPoint: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Ballet" }));
    await expect(args.onPoint).toHaveBeenCalled();
    const shown = () => canvasElement.querySelector<HTMLElement>(".nj-tile-dancer[data-shown=true]");
    await waitFor(() => expect(shown()).not.toBeNull());
    await expect(dancer.looks.at(-1)).toBe("ballet/plum");
    const first = shown()?.style.left;
    await userEvent.hover(canvas.getByRole("button", { name: "Indian Classical" }));
    await waitFor(() => expect(dancer.looks.at(-1)).toBe("bharatanatyam/rose"));
    await waitFor(() => expect(shown()?.style.left).not.toBe(first));
    await expect(created).toHaveBeenCalledOnce();
    // Tiles that have become narrower, as on a phone that is turned, take her along.
    const { width } = (shown() as HTMLElement).style;
    canvasElement.style.width = "18rem";
    await waitFor(() => expect(shown()?.style.width).not.toBe(width));
    canvasElement.style.width = "";
    await userEvent.unhover(canvas.getByRole("button", { name: "Indian Classical" }));
    await waitFor(() => expect(shown()).toBeNull());
    canvas.getByRole("button", { name: "Salsa" }).focus();
    await waitFor(() => expect(dancer.looks.at(-1)).toBe("practice/light"));
  },
};
