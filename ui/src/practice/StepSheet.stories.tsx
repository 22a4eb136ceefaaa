import type { SheetEight } from "@nataraj/sdk/practice";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StepSheet } from "./StepSheet.tsx";

const move = { move: 4, name: "Make a right turn", variants: [], goesOn: false, directions: ["full turn right"] };
const EIGHTS: SheetEight[] = [
  {
    start: 0,
    end: 4,
    words: ["Lift your hands", "into the light"],
    moves: [
      { ...move, from: 1, to: 4, start: 0, end: 2 },
      {
        ...move,
        move: 18,
        name: "Walk",
        variants: ["on the other side"],
        directions: [],
        from: 5,
        to: 8,
        start: 2,
        end: 6,
      },
    ],
  },
  {
    start: 4,
    end: 8,
    words: [],
    moves: [{ ...move, move: 18, name: "Walk", goesOn: true, directions: [], from: 1, to: 4, start: 2, end: 6 }],
  },
];
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const meta: Meta<typeof StepSheet> = {
  title: "Practice/StepSheet",
  component: StepSheet,
  args: {
    title: "Brave Peacock",
    styles: ["Salsa"],
    beats: Array.from({ length: 16 }, (_, i) => i / 2),
    eights: EIGHTS,
    pictures: new Map([[0, PICTURE]]),
  },
};
export default meta;
type Story = StoryObj<typeof StepSheet>;

/** A move whose picture is not there yet leaves no empty box. */
export const TwoEights: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/120 beats per minute/)).toBeVisible();
    await expect(canvas.getByText("Lift your hands / into the light")).toBeVisible();
    await expect(canvas.getByText("full turn right")).toBeVisible();
    await expect(canvas.getByText("on the other side")).toBeVisible();
    await expect(canvas.getByText("goes on")).toBeVisible();
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(1);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
