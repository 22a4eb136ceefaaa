import type { Environment } from "@nataraj/sdk/stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, waitFor } from "storybook/test";
import { storyPlayable } from "../player/story-player.ts";
import { bakedDancer } from "./dancer-files.ts";
import { DancerEngine, type LookId, type View } from "./index.ts";

interface StageProps {
  environment: Environment;
  look: LookId;
  view: View;
  /** Seconds in the dance. */
  seconds: number;
}

const engines: DancerEngine[] = [];

/** A moment of a dance in an environment. */
function Stage({ environment, look, view, seconds }: StageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas.style, { width: "40rem", height: "22.5rem", display: "block" });
    place.current?.append(canvas);
    const engine = new DancerEngine(canvas, { models: bakedDancer, look, environment, quality: "software" });
    engine.resize(320, 180, 1);
    engine.setTimeline(storyPlayable().timeline);
    engine.setView(view);
    engine.loaded.then(() => engine.renderAt(seconds)).catch(() => {});
    engines.push(engine);
    return () => {
      engine.dispose();
      canvas.remove();
    };
  }, [environment, look, view, seconds]);
  return <div ref={place} role="img" aria-label={`A dancer in the environment ${environment}`} />;
}

const meta: Meta<typeof Stage> = {
  title: "Dancer/Environments",
  component: Stage,
  args: { view: "automatic", seconds: 20.1 },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Draws a moment and says what its four corners look like. */
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
  await canvas.findByRole("img");
  await waitFor(() => expect(canvasElement.querySelector("canvas")).not.toBeNull());
  const engine = engines.at(-1) as DancerEngine;
  await engine.loaded;
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
    const engine = engines.at(-1) as DancerEngine;
    const drawn = context.canvasElement.querySelector("canvas") as HTMLCanvasElement;
    const first = corners(engine, drawn, 6);
    await expect(corners(engine, drawn, 26)).not.toEqual(first);
    await expect(corners(engine, drawn, 6)).toEqual(first);
  },
};
