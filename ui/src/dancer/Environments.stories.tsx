import { ENVIRONMENTS } from "@nataraj/sdk/stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { storyPlayable } from "../player/story-player.ts";
import { type DancerEngine, LOOK_IDS, VIEWS } from "./index.ts";
import { StoryStage, stagesShown } from "./story-stage.tsx";

const { timeline } = storyPlayable();

/** A moment of a dance in each environment. Environment, look, camera and time are controls. */
const meta: Meta<typeof StoryStage> = {
  title: "Stages/Environments",
  component: StoryStage,
  args: { label: "A dancer on a stage", timeline, view: "automatic", seconds: 20.1 },
  argTypes: {
    environment: { control: "select", options: ENVIRONMENTS },
    look: { control: "select", options: LOOK_IDS },
    view: { control: "select", options: VIEWS },
    seconds: { control: { type: "range", min: 0, max: timeline.duration, step: 0.1 } },
    timeline: { control: false },
    cast: { control: false },
  },
  tags: ["webgl"],
};
export default meta;
type Story = StoryObj<typeof StoryStage>;

/** Draws a moment and says what its four corners look like, and places in between. */
function corners(engine: DancerEngine, canvas: HTMLCanvasElement, seconds: number): number[][] {
  engine.renderAt(seconds);
  const gl = canvas.getContext("webgl2") as WebGL2RenderingContext;
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const places: [number, number][] = [
    [2, 2],
    [width - 3, 2],
    [2, height - 3],
    [width - 3, height - 3],
  ];
  return places.map(([x, y]) => {
    const pixel = new Uint8Array(4);
    gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return [...pixel.subarray(0, 3)];
  });
}

/** All round the dancer there is something to be seen, in few draw calls, and the hardware has no complaints. */
const isComplete: Story["play"] = async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByRole("img")).toHaveAttribute("data-state", "shown"));
  const engine = stagesShown.at(-1) as DancerEngine;
  const drawn = canvasElement.querySelector("canvas") as HTMLCanvasElement;
  for (const corner of corners(engine, drawn, 20.1)) await expect(Math.max(...corner)).toBeGreaterThan(8);
  await expect(engine.drawn.calls).toBeLessThanOrEqual(4);
  await expect(drawn.getContext("webgl2")?.getError()).toBe(0);
};

export const OnStage: Story = { args: { environment: "stage", look: "ballet" }, play: isComplete };
export const StreetAtNight: Story = { args: { environment: "street", look: "street" }, play: isComplete };
export const BrightStudio: Story = { args: { environment: "studio", look: "practice" }, play: isComplete };
export const TempleCourt: Story = { args: { environment: "temple", look: "bharatanatyam" }, play: isComplete };

/** The automatic camera sees the dance from somewhere else later on; a dancer who is seen from the front is not. */
export const AutomaticCamera: Story = {
  args: { environment: "stage", look: "practice" },
  play: async (context) => {
    await isComplete?.(context);
    const engine = stagesShown.at(-1) as DancerEngine;
    const drawn = context.canvasElement.querySelector("canvas") as HTMLCanvasElement;
    const first = corners(engine, drawn, 6);
    await expect(corners(engine, drawn, 26)).not.toEqual(first);
    await expect(corners(engine, drawn, 6)).toEqual(first);
  },
};

const songTime = () => (performance.now() / 1000) % timeline.duration;

/** The automatic camera while the dance runs: where it cuts, how it goes round, and how near it comes. */
export const AutomaticCameraRunning: Story = {
  args: { environment: "stage", look: "practice", seconds: undefined, still: 20.1, clock: songTime, quality: "auto" },
  tags: ["!test"],
};

/** One of the fixed cameras; the control `view` has the others. */
export const FromAbove: Story = { args: { environment: "studio", look: "street", view: "top" }, tags: ["!test"] };
