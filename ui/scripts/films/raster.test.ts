import { describe, expect, it } from "vitest";
import { layInto, layOver, type Raster, rasterizeSvg } from "./raster.ts";

const plain = (width: number, height: number, value: number): Raster => ({
  width,
  height,
  channels: 3,
  data: new Uint8Array(width * height * 3).fill(value),
});
/** Red of a pixel. */
const at = ({ data, width, channels }: Raster, x: number, y: number) => data[(y * width + x) * channels];

describe("pictures upon pictures", () => {
  it("draws what lies in the view", async () => {
    const shapes = `<rect x="10" y="0" width="10" height="10" fill="#ff0000"/>`;
    const drawn = await rasterizeSvg(shapes, { x: 10, y: 0, width: 20, height: 10 }, 40, 20);
    expect([at(drawn, 5, 5), at(drawn, 30, 5)]).toEqual([255, 0]);
    expect(drawn.channels).toBe(4);
  });

  it("lets show through what is transparent, and keeps to the picture's edges", async () => {
    const below = plain(8, 8, 100);
    const half = await rasterizeSvg(
      `<rect width="4" height="4" fill="#fff" opacity=".5"/>`,
      { x: 0, y: 0, width: 8, height: 8 },
      8,
      8,
    );
    layOver(below, half, 6, 6);
    expect(at(below, 5, 5)).toBe(100);
    expect(at(below, 7, 7)).toBeGreaterThan(170);
    expect(at(below, 7, 7)).toBeLessThan(185);
  });

  it("stretches a picture into a place, and rounds its corners", () => {
    const below = plain(20, 20, 0);
    const above = plain(4, 4, 200);
    layInto(below, above, { left: 2, top: 2, right: 18, bottom: 18 }, 6);
    expect(at(below, 10, 10)).toBe(200);
    expect(at(below, 1, 10)).toBe(0);
    expect(at(below, 2, 2)).toBe(0);
    expect(at(below, 2, 10)).toBe(200);
  });

  it("takes a place that lies partly outside", () => {
    const below = plain(10, 10, 0);
    layInto(below, plain(4, 4, 80), { left: -5, top: -5, right: 5, bottom: 5 }, 0);
    expect([at(below, 0, 0), at(below, 4, 4), at(below, 6, 6)]).toEqual([80, 80, 0]);
  });
});
