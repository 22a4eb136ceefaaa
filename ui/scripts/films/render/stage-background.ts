import { float32At, numberAt } from "@nataraj/sdk/arrays";
import type { ProjectedCamera } from "../../posters/camera.ts";
import type { Lit } from "../../posters/shadow.ts";
import { linear } from "../../posters/surroundings.ts";
import { toneMapBackground } from "../../posters/tone-mapping.ts";
import type { Rgb } from "../../posters/triangles.ts";

/** The screen's colours of the glow, from its middle outwards, as the player has them. */
const GLOW: Rgb = [126, 45, 92];
const MIDDLE: Rgb = [58, 24, 72];
const EDGE: Rgb = [21, 11, 28];
const FLOOR = linear(0x7d4a44);
const GOLD = linear(0xf2bb5e);
/** Radius of the floor, metres, and where it begins to fade. */
const FLOOR_END = { from: 2.4, to: 5 };
/** Light on the floor: what is everywhere, and what the key brings. */
const FLOOR_LIGHT = { ambient: 0.4, key: 0.75 };
/** Rings drawn on the floor: radius and half the width of the line, metres. */
const RINGS = [
  [1.6, 0.011],
  [2, 0.006],
  [2.9, 0.012],
] as const;
const PETALS = { radius: 1.72, swing: 0.13, half: 0.008 };

/** Where a colour is rounded up, by the place in a square of two. */
const DITHER = [0, 0.5, 0.75, 0.25];

const smooth = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
const mix = (a: number, b: number, share: number) => a + (b - a) * share;
/** How much of a pixel a line fills whose middle is `away` from the pixel's; all in metres. */
const covered = (away: number, half: number, pixel: number) =>
  Math.min(1, Math.max(0, (half + pixel / 2 - Math.abs(away)) / pixel)) * Math.min(1, (2 * half) / pixel + 0.15);

/** The stage without its dancer, as the player shows it: a glow in the dark, and a floor with drawn rings. */
export interface StageBackground {
  /** Sets up the picture that an eye sees, with nobody on the stage. */
  see(eye: ProjectedCamera): void;
  /** The screen's colours of what the eye sees; three bytes a pixel. */
  readonly picture: Uint8Array;
  /** Colours a pixel anew with less of the key light; gives back what stands in `picture` otherwise. */
  shaded(at: number, lit: Lit, out: Uint8Array, to: number): void;
}

/** A stage for pictures of a size. The glow stays where it is in the picture, whatever the eye does. */
export function createStageBackground(width: number, height: number): StageBackground {
  const wall = paintWall(width, height);
  const floor = new Float32Array(width * height * 3);
  const solid = new Float32Array(width * height);
  const place = new Float32Array(width * height * 2);
  const picture = new Uint8Array(width * height * 3);

  const colour = (at: number, arriving: number, out: Uint8Array, to: number) => {
    const share = float32At(solid, at);
    for (let k = 0; k < 3; k++)
      out[to + k] = mix(float32At(wall, at * 3 + k), toneMapBackground(float32At(floor, at * 3 + k) * arriving), share);
  };

  return {
    picture,
    see(eye) {
      picture.set(wall);
      solid.fill(0);
      const first = eye.rayAt(0, 0);
      const right = eye.rayAt(1, 0).sub(first);
      const down = eye.rayAt(0, 1).sub(first);
      const { x: ex, y: ey, z: ez } = eye.position;
      for (let y = 0, at = 0; y < height; y++) {
        for (let x = 0; x < width; x++, at++) {
          const ry = first.y + right.y * x + down.y * y;
          if (ry >= 0) continue;
          const rx = first.x + right.x * x + down.x * y;
          const rz = first.z + right.z * x + down.z * y;
          const far = -ey / ry;
          const [gx, gz] = [ex + rx * far, ez + rz * far];
          const r = Math.sqrt(gx * gx + gz * gz);
          if (r >= FLOOR_END.to) continue;
          // As much of the floor as the pixel shows: from its ray to the one below and the one beside it.
          const lower = far - -ey / (ry + down.y);
          const along = Math.abs(lower) * Math.sqrt(rx * rx + rz * rz);
          const across = far * Math.sqrt(right.x * right.x + right.z * right.z);
          const share = 1 - smooth(FLOOR_END.from, FLOOR_END.to, r);
          paintFloor(gx, gz, r, (across + along) / 2, floor, at * 3);
          solid[at] = share;
          place[at * 2] = gx;
          place[at * 2 + 1] = gz;
          colour(at, FLOOR_LIGHT.ambient + FLOOR_LIGHT.key, picture, at * 3);
        }
      }
    },
    shaded(at, lit, out, to) {
      if (solid[at] === 0) return;
      const share = lit(float32At(place, at * 2), 0, float32At(place, at * 2 + 1));
      if (share < 1) colour(at, FLOOR_LIGHT.ambient + FLOOR_LIGHT.key * share, out, to);
    },
  };
}

/** The screen's colours of the wall: a glow that falls off to the edges, its steps broken up so that none is seen. */
function paintWall(width: number, height: number): Float32Array {
  const wall = new Float32Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const far = Math.min(1, Math.hypot(((2 * x) / width - 1) * 0.85, ((2 * y) / height - 0.95) * 0.8));
      const s = far * far * (3 - 2 * far);
      for (let k = 0; k < 3; k++) {
        const [glow, middle, edge] = [GLOW[k], MIDDLE[k], EDGE[k]] as [number, number, number];
        const even = s < 0.45 ? mix(glow, middle, s / 0.45) : mix(middle, edge, (s - 0.45) / 0.55);
        wall[at + k] = even + numberAt(DITHER, (y & 1) * 2 + (x & 1));
      }
    }
  }
  return wall;
}

/** Colour of the floor at a place. */
function paintFloor(x: number, z: number, r: number, pixel: number, out: Float32Array, to: number): void {
  const isNearPetals = Math.abs(r - PETALS.radius) < 0.4;
  const petals = isNearPetals ? PETALS.radius + PETALS.swing * Math.abs(Math.sin(Math.atan2(z, x) * 12)) : 0;
  let drawn = isNearPetals ? covered(r - petals, PETALS.half, pixel) : 0;
  for (let i = 0; i < RINGS.length; i++) {
    const [radius, half] = RINGS[i] as (typeof RINGS)[number];
    drawn = Math.max(drawn, covered(r - radius, half, pixel));
  }
  const pool = mix(1.25, 0.3, smooth(0.2, 3.6, r));
  for (let k = 0; k < 3; k++) out[to + k] = mix(numberAt(FLOOR, k), numberAt(GOLD, k), drawn * 0.8) * pool;
}
