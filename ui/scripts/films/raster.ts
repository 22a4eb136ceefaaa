import { intAt } from "@nataraj/sdk/arrays";
import sharp from "sharp";

/** A picture, 8 bit a channel, row by row: three channels, or four where it lets something show through. */
export interface Raster {
  width: number;
  height: number;
  channels: number;
  data: Uint8Array;
}

// Several pictures are drawn at a time; each needs one thread.
sharp.concurrency(1);

export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws SVG shapes: what lies in the view, on a picture of a size in pixels. Nothing shows through one that is opaque. */
export async function rasterizeSvg(
  shapes: string,
  view: View,
  width: number,
  height: number,
  opaque = false,
): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.x.toFixed(3)} ${view.y.toFixed(3)} ${view.width.toFixed(3)} ${view.height.toFixed(3)}" preserveAspectRatio="none">${shapes}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  const { data, info } = await (opaque ? drawn.removeAlpha() : drawn).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

/** Lays a picture over another, its upper left corner at whole pixels. */
export function layOver(below: Raster, above: Raster, left: number, top: number): void {
  if (above.channels === 3 && above.width === below.width && left === 0 && top >= 0) {
    below.data.set(above.data, top * below.width * 3);
    return;
  }
  for (let y = Math.max(0, -top); y < above.height && top + y < below.height; y++) {
    for (let x = Math.max(0, -left); x < above.width && left + x < below.width; x++) {
      const from = (y * above.width + x) * above.channels;
      const to = ((top + y) * below.width + left + x) * below.channels;
      const alpha = above.channels === 4 ? intAt(above.data, from + 3) : 255;
      if (alpha === 0) continue;
      for (let k = 0; k < 3; k++) {
        const under = intAt(below.data, to + k);
        below.data[to + k] = under + ((intAt(above.data, from + k) - under) * alpha + 127) / 255;
      }
    }
  }
}

/** A part of a picture, pixels that need not be whole. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Lays a picture over another, stretched to a place with round corners of a radius in pixels. */
export function layInto(
  below: Raster,
  { data, width, height }: { data: Uint8Array; width: number; height: number },
  place: Place,
  radius: number,
): void {
  const [across, down] = [place.right - place.left, place.bottom - place.top];
  const [fx, fy] = [width / across, height / down];
  const inner = {
    left: place.left + radius,
    right: place.right - radius - 1,
    top: place.top + 1,
    bottom: place.bottom - 2,
  };
  const out = below.data;
  const line = width * 3;
  for (let y = Math.max(0, Math.floor(place.top)); y < Math.min(below.height, Math.ceil(place.bottom)); y++) {
    const v = Math.min(height - 1.001, Math.max(0, (y + 0.5 - place.top) * fy - 0.5));
    const row = Math.floor(v);
    const dv = v - row;
    for (let x = Math.max(0, Math.floor(place.left)); x < Math.min(below.width, Math.ceil(place.right)); x++) {
      const isInside = x > inner.left && x < inner.right && y > inner.top && y < inner.bottom;
      const share = isInside ? 1 : coverage(x + 0.5, y + 0.5, place, radius);
      if (share <= 0) continue;
      const u = Math.min(width - 1.001, Math.max(0, (x + 0.5 - place.left) * fx - 0.5));
      const column = Math.floor(u);
      const du = u - column;
      const from = (row * width + column) * 3;
      const to = (y * below.width + x) * below.channels;
      for (let k = 0; k < 3; k++) {
        const at = from + k;
        const upper = intAt(data, at) + (intAt(data, at + 3) - intAt(data, at)) * du;
        const next = at + line;
        const lower = intAt(data, next) + (intAt(data, next + 3) - intAt(data, next)) * du;
        const under = intAt(out, to + k);
        out[to + k] = under + (upper + (lower - upper) * dv - under) * share + 0.5;
      }
    }
  }
}

/** How much of a pixel lies in a place with round corners. */
function coverage(x: number, y: number, { left, top, right, bottom }: Place, radius: number): number {
  const dx = Math.max(left + radius - x, x - right + radius);
  const dy = Math.max(top + radius - y, y - bottom + radius);
  const outside = dx > 0 && dy > 0 ? Math.hypot(dx, dy) - radius : Math.max(dx, dy) - radius;
  return Math.min(1, Math.max(0, 0.5 - outside));
}
