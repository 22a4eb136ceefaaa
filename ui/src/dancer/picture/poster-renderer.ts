import { float32At, intAt, numberAt } from "@nataraj/sdk/arrays";
import { type PerspectiveCamera, Vector3 } from "three";
import { paintBackdrop } from "./backdrop.ts";
import { projectCamera } from "./camera.ts";
import { KEY, lightOf } from "./light.ts";
import { rasterize } from "./rasterize.ts";
import { castShadows } from "./shadow.ts";
import { toneMapBackground, toneMapDancer } from "./tone-mapping.ts";
import type { Triangles } from "./triangles.ts";
import { createVisiblePoint, readVisiblePoint } from "./visible-point.ts";

/** Depths on the stage, metres, between which the dark begins to swallow a dancer, and how much of one it swallows. */
const HAZE = { from: -0.6, to: -2.2, most: 0.5 };
/** The screen's colour of the dark at the back: no line of the wall may show through a dancer. */
const DARK = [46, 18, 52] as const;
/** Light on the floor: what is everywhere, and what the key brings. */
const FLOOR_LIGHT = { ambient: 0.4, key: 0.75 };

/**
 * @param cutOut Leaves the stage out: the picture is RGBA, see-through around the dancers.
 * @param camera Where the pictures are taken from; absent: the audience's.
 * @returns a camera for pictures of a size. It draws meshes on the stage: RGB, 8 bit a channel, row by row.
 */
export function createPosterRenderer(
  width: number,
  height: number,
  cutOut = false,
  camera?: PerspectiveCamera,
): (meshes: readonly Triangles[]) => Uint8Array {
  const eye = projectCamera(width, height, camera);
  const { wall, floor, place } = paintBackdrop(eye, width, height);
  const point = createVisiblePoint();
  const view = new Vector3();
  const light: [number, number, number] = [0, 0, 0];

  return (meshes) => {
    const nearest = rasterize(meshes, eye.project, width, height);
    const lit = castShadows(meshes, KEY.towards);
    const channels = cutOut ? 4 : 3;
    const picture = new Uint8Array(width * height * channels);
    for (let at = 0; at < width * height; at++) {
      const mesh = intAt(nearest.mesh, at);
      if (mesh < 0) {
        if (cutOut) continue;
        const x = float32At(place, at * 2);
        const arriving = Number.isNaN(x)
          ? 0
          : FLOOR_LIGHT.ambient + FLOOR_LIGHT.key * lit(x, 0, float32At(place, at * 2 + 1));
        for (let k = at * 3; k < at * 3 + 3; k++)
          picture[k] = toneMapBackground(float32At(wall, k) + float32At(floor, k) * arriving);
        continue;
      }
      readVisiblePoint(meshes, nearest, at, point);
      const { position, normal, surface, shade } = point;
      view.copy(eye.position).sub(position).normalize();
      if (meshes[mesh]?.twoSided && normal.dot(view) < 0) normal.negate();
      lightOf(surface, normal, view, lit(position.x, position.y, position.z), shade, light);
      const haze = HAZE.most * Math.min(1, Math.max(0, (position.z - HAZE.from) / (HAZE.to - HAZE.from)));
      toneMapDancer(light);
      for (let k = 0; k < 3; k++)
        picture[at * channels + k] = numberAt(light, k) * (1 - haze) + numberAt(DARK, k) * haze;
      if (cutOut) picture[at * channels + 3] = 255;
    }
    return picture;
  };
}
