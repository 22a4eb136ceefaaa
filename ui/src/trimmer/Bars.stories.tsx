import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Bars } from "./Bars.tsx";
import { encodeWaveform, PICTURE_RATE, samplesPerPoint } from "./waveform.ts";
import { levelsOf } from "./waveform-bars.ts";

const SECONDS = 20;
const samples = Float32Array.from({ length: SECONDS * PICTURE_RATE }, (_, i) =>
  Math.exp(-6 * ((i / PICTURE_RATE) % 1)),
);
const waveform = encodeWaveform([samples], PICTURE_RATE, samplesPerPoint(samples.length));

const meta: Meta<typeof Bars> = {
  title: "Trimmer/Bars",
  component: Bars,
  args: {
    levels: levelsOf(waveform),
    view: { start: 0, end: SECONDS },
    selection: { start: 5, end: 12 },
    width: 600,
    height: 120,
  },
};
export default meta;

export const Selected: StoryObj<typeof Bars> = {
  play: async ({ canvasElement }) => {
    const canvas = canvasElement.querySelector("canvas");
    const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
    await expect(pixels?.some((value) => value > 0)).toBe(true);
  },
};

export const NothingSelected: StoryObj<typeof Bars> = { args: { selection: { start: 0, end: 0 } }, tags: ["!test"] };
