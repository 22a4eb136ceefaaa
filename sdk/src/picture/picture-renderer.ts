import { float32At, intAt, numberAt } from "../arrays/index.ts";
import { type EnvironmentDesign, STAGE } from "../stage/index.ts";
import { paintBackdrop } from "./backdrop.ts";
import { AUDIENCE, type Camera, createEye } from "./camera.ts";
import { createLighting } from "./light.ts";
import { rasterize } from "./rasterize.ts";
import { castShadows } from "./shadow.ts";
import { toneMapBackground, toneMapDancer } from "./tone-mapping.ts";
import type { Triangles } from "./triangles.ts";
import { between, dot, normalize } from "./vector.ts";
import { createVisiblePoint, readVisiblePoint } from "./visible-point.ts";

/** Depths on the stage, metres, between which the dark begins to swallow a dancer, and how much of one it swallows. */
const HAZE = { from: -0.6, to: -2.2, most: 0.5 };
/** The screen's colour of the dark at the back: no line of the wall may show through a dancer. */
const DARK = [46, 18, 52] as const;
/** Light on the stage's floor, which has a painted light of its own: what is everywhere, and what the key brings. */
const STAGE_FLOOR = { ambient: [0.4, 0.4, 0.4], key: [0.75, 0.75, 0.75] } as const;

/** Texels of the shadows to each side; a small picture shows no more than two for each pixel. */
const LARGEST_SHADOW = 1400;

/** How pictures are drawn. */
export interface PictureOptions {
  /** Pixels. */
  width: number;
  height: number;
  /** Where the dancers stand; absent: on the stage. */
  design?: EnvironmentDesign;
  /** Leaves the surroundings out: the picture is RGBA, see-through around the dancers. */
  cutOut?: boolean;
  /** Where the pictures are taken from; absent: the audience's. */
  camera?: Camera;
}

/**
 * Prepares pictures of one place.
 * @returns what draws meshes there: RGB, 8 bit a channel, row by row.
 */
export function createPictureRenderer({
  width,
  height,
  design = STAGE,
  cutOut = false,
  camera = AUDIENCE,
}: PictureOptions): (meshes: readonly Triangles[]) => Uint8Array {
  const eye = createEye(width, height, camera);
  const isStage = design === STAGE;
  const { around, floor, place } = paintBackdrop(eye, width, height, design);
  const lighting = createLighting(design);
  const onFloor = isStage ? STAGE_FLOOR : lighting.floor;
  const point = createVisiblePoint();
  const light: [number, number, number] = [0, 0, 0];
  const shadowSize = Math.min(LARGEST_SHADOW, 2 * Math.max(width, height));

  return (meshes) => {
    const nearest = rasterize(meshes, eye.project, width, height);
    const lit = castShadows(meshes, lighting.key, shadowSize);
    const channels = cutOut ? 4 : 3;
    const picture = new Uint8Array(width * height * channels);
    for (let at = 0; at < width * height; at++) {
      const mesh = intAt(nearest.mesh, at);
      if (mesh < 0) {
        if (!cutOut) paintBackground(at, lit, picture);
        continue;
      }
      readVisiblePoint(meshes, nearest, at, point);
      const { position, normal, surface, shade } = point;
      const view = normalize(between(position, eye.position));
      if (meshes[mesh]?.twoSided && dot(normal, view) < 0) {
        normal.x = -normal.x;
        normal.y = -normal.y;
        normal.z = -normal.z;
      }
      lighting.of(surface, normal, view, lit(position.x, position.y, position.z), shade, light);
      const haze = isStage ? HAZE.most * Math.min(1, Math.max(0, (position.z - HAZE.from) / (HAZE.to - HAZE.from))) : 0;
      toneMapDancer(light, design.exposure);
      for (let k = 0; k < 3; k++)
        picture[at * channels + k] = numberAt(light, k) * (1 - haze) + numberAt(DARK, k) * haze;
      if (cutOut) picture[at * channels + 3] = 255;
    }
    return picture;
  };

  function paintBackground(at: number, lit: ReturnType<typeof castShadows>, picture: Uint8Array): void {
    const x = float32At(place, at * 2);
    const arriving = Number.isNaN(x) ? 0 : lit(x, 0, float32At(place, at * 2 + 1));
    for (let k = 0; k < 3; k++) {
      const onGround = numberAt(onFloor.ambient, k) + numberAt(onFloor.key, k) * arriving;
      light[k] = float32At(around, at * 3 + k) + float32At(floor, at * 3 + k) * onGround;
    }
    if (isStage) for (let k = 0; k < 3; k++) picture[at * 3 + k] = toneMapBackground(numberAt(light, k));
    else picture.set(toneMapDancer(light, design.exposure), at * 3);
  }
}
