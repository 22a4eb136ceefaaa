import { intAt } from "@nataraj/sdk/arrays";
import {
  between,
  castShadows,
  createEye,
  createLighting,
  createVisiblePoint,
  dot,
  normalize,
  type Rgb,
  rasterize,
  readVisiblePoint,
  type Triangles,
  toneMapDancer,
  vector,
} from "@nataraj/sdk/picture";
import { STAGE } from "@nataraj/sdk/stage";
import type { Backdrop } from "./backdrops.ts";

/** How dark the dancer's shadow is on what is drawn. */
const SHADOW = 0.45;
/** Texels of the shadow to each side. */
const SHADOW_SIZE = 1400;
/** Height of the picture as an angle, degrees. */
const FIELD_OF_VIEW = 25;

/** Draws a dancer before a backdrop: a square of RGB, 8 bit a channel, row by row. */
export function drawCover(meshes: readonly Triangles[], backdrop: Backdrop, size: number): Uint8Array {
  const eye = createEye(size, size, { position: vector(0, 1.05, 5), target: vector(0, 0.98, 0) }, FIELD_OF_VIEW);
  const lighting = createLighting(STAGE);
  const nearest = rasterize(meshes, eye.project, size, size);
  const lit = castShadows(meshes, lighting.key, SHADOW_SIZE);
  const point = createVisiblePoint();
  const light: [number, number, number] = [0, 0, 0];
  const picture = new Uint8Array(size * size * 3);
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [at % size, Math.floor(at / size)];
    picture.set(pixel(), at * 3);

    function pixel(): Rgb {
      const mesh = intAt(nearest.mesh, at);
      if (mesh < 0) {
        const [r, g, b] = backdrop((2 * x) / size - 1, (2 * y) / size - 1);
        const ground = eye.floorAt(x, y);
        const shade = ground && Math.hypot(...ground) < 2 ? 1 - SHADOW * (1 - lit(ground[0], 0, ground[1])) : 1;
        return [clamp(r * shade), clamp(g * shade), clamp(b * shade)];
      }
      readVisiblePoint(meshes, nearest, at, point);
      const { position, normal, surface, shade } = point;
      const view = normalize(between(position, eye.position));
      if (meshes[mesh]?.twoSided && dot(normal, view) < 0)
        Object.assign(normal, vector(-normal.x, -normal.y, -normal.z));
      lighting.of(surface, normal, view, lit(position.x, position.y, position.z), shade, light);
      return toneMapDancer(light, STAGE.exposure);
    }
  }
  return picture;
}

const clamp = (value: number) => Math.min(255, Math.max(0, value));
