import { float32At, numberAt } from "../arrays/index.ts";
import type { EnvironmentDesign, Surfaces } from "../stage/index.ts";
import type { Eye } from "./camera.ts";
import { type Vector, vector } from "./vector.ts";

/** What stands around the stage, pixel by pixel. */
export interface PaintedScenery {
  /** Writes the light of a pixel, linear. */
  lightAt(pixel: number, out: [number, number, number]): void;
  /** Whether it stands farther away than a place on the floor: x and z, metres. */
  isBehind(pixel: number, ground: readonly [number, number]): boolean;
}

/** What is nearer to the eye is not drawn. Metres. */
const NEAR = 0.2;
/** Surfaces follow the level of the music and grow dark where light draws together; this is their steady light. */
const STEADY = { around: 1, lamp: 0.78 };

/** A corner as the eye has it, with the colour that it has there. */
interface Corner extends Vector {
  color: readonly [number, number, number];
}

/** Draws an environment's scenery with the light that it has without accents. */
export function paintScenery(eye: Eye, width: number, height: number, design: EnvironmentDesign): PaintedScenery {
  const colors = new Float32Array(width * height * 3);
  /** One over the distance from the eye's plane, which changes evenly over a flat surface. */
  const nearness = new Float32Array(width * height);
  const shapes = design.scenery?.();
  if (shapes) {
    for (const triangle of trianglesOf(shapes.solid, eye)) {
      const shown = beyondNear(triangle);
      for (let i = 2; i < shown.length; i++) fill([shown[0], shown[i - 1], shown[i]] as Corner[]);
    }
    addGlows(shapes.glows, shapes.corners);
  }

  /** Fills a triangle that goes round against the clock, perspective in mind: its corners may be far apart. */
  function fill([a, b, c]: readonly Corner[]): void {
    if (!a || !b || !c) return;
    const [[ax, ay], [bx, by], [cx, cy]] = [eye.place(a), eye.place(b), eye.place(c)];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area >= 0) return;
    const inverse = [1 / a.z, 1 / b.z, 1 / c.z] as const;
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
    for (let y = Math.max(0, Math.ceil(Math.min(ay, by, cy))); y <= bottom; y++) {
      for (let x = Math.max(0, Math.ceil(Math.min(ax, bx, cx))); x <= right; x++) {
        const v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
        const w = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
        if (v < 0 || w < 0 || v + w > 1) continue;
        const shares = [(1 - v - w) * inverse[0], v * inverse[1], w * inverse[2]] as const;
        const near = shares[0] + shares[1] + shares[2];
        const at = y * width + x;
        if (near <= float32At(nearness, at)) continue;
        nearness[at] = near;
        for (let k = 0; k < 3; k++)
          colors[at * 3 + k] =
            (shares[0] * numberAt(a.color, k) + shares[1] * numberAt(b.color, k) + shares[2] * numberAt(c.color, k)) /
            near;
      }
    }
  }

  /** Adds lights out of focus and the glow about flames, where nothing stands before them. */
  function addGlows({ positions, colors: own, lamps }: Surfaces, corners: readonly number[]): void {
    for (let glow = 0; glow < lamps.length; glow += 4) {
      const [px = 0, py = 0, pz = 0] = positions.slice(glow * 3, glow * 3 + 3);
      const middle = eye.seen(px, py, pz);
      if (middle.z < NEAR) continue;
      const [, , disc = 0, radius = 0] = corners.slice(glow * 4, glow * 4 + 4);
      const light = steady(own, lamps, glow);
      const [cx, cy] = eye.place(middle);
      const reach = (radius * eye.scale) / middle.z;
      for (let y = Math.max(0, Math.ceil(cy - reach)); y <= Math.min(height - 1, cy + reach); y++) {
        for (let x = Math.max(0, Math.ceil(cx - reach)); x <= Math.min(width - 1, cx + reach); x++) {
          const d = Math.hypot(x - cx, y - cy) / reach;
          const at = y * width + x;
          if (d >= 1 || float32At(nearness, at) > 1 / middle.z) continue;
          const share = disc > 0.5 ? (d > 0.9 ? 0 : 0.6 + 0.4 * d * d) : (1 - d) ** 2.5;
          for (let k = 0; k < 3; k++) colors[at * 3 + k] = float32At(colors, at * 3 + k) + share * numberAt(light, k);
        }
      }
    }
  }

  return {
    lightAt(pixel, out) {
      for (let k = 0; k < 3; k++) out[k] = float32At(colors, pixel * 3 + k);
    },
    isBehind: (pixel, [x, z]) => float32At(nearness, pixel) < 1 / eye.seen(x, 0, z).z,
  };
}

function* trianglesOf({ positions, colors, lamps, indices }: Surfaces, eye: Eye): Generator<Corner[]> {
  for (let t = 0; t < indices.length; t += 3)
    yield indices.slice(t, t + 3).map((vertex): Corner => {
      const [x = 0, y = 0, z = 0] = positions.slice(vertex * 3, vertex * 3 + 3);
      return { ...eye.seen(x, y, z), color: steady(colors, lamps, vertex) };
    });
}

function steady(colors: readonly number[], lamps: readonly number[], vertex: number): [number, number, number] {
  const lamp = numberAt(lamps, vertex);
  const share = STEADY.around * (1 - lamp) + STEADY.lamp * lamp;
  return [0, 1, 2].map((k) => numberAt(colors, vertex * 3 + k) * share) as [number, number, number];
}

/** The part of a triangle that is before the eye (Sutherland and Hodgman, 1974). */
function beyondNear(corners: readonly Corner[]): Corner[] {
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] as Corner;
    const kept = corner.z >= NEAR ? [corner] : [];
    if (corner.z >= NEAR === next.z >= NEAR) return kept;
    const share = (NEAR - corner.z) / (next.z - corner.z);
    const mix = (a: number, b: number) => a + (b - a) * share;
    const color = corner.color.map((part, k) => mix(part, numberAt(next.color, k))) as [number, number, number];
    return [...kept, { ...vector(mix(corner.x, next.x), mix(corner.y, next.y), NEAR), color }];
  });
}
