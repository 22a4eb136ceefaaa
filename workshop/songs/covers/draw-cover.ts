import { intAt } from "@nataraj/sdk/arrays";
import { PerspectiveCamera, Vector3 } from "three";
import { projectCamera } from "../../../ui/src/dancer/picture/camera.ts";
import { KEY, lightOf } from "../../../ui/src/dancer/picture/light.ts";
import { rasterize } from "../../../ui/src/dancer/picture/rasterize.ts";
import { castShadows } from "../../../ui/src/dancer/picture/shadow.ts";
import { toneMapDancer } from "../../../ui/src/dancer/picture/tone-mapping.ts";
import type { Rgb, Triangles } from "../../../ui/src/dancer/picture/triangles.ts";
import { createVisiblePoint, readVisiblePoint } from "../../../ui/src/dancer/picture/visible-point.ts";
import type { Backdrop } from "./backdrops.ts";

/** How dark the dancer's shadow is on what is drawn. */
const SHADOW = 0.45;

/** Draws a dancer before a backdrop: a square of RGB, 8 bit a channel, row by row. */
export function drawCover(meshes: readonly Triangles[], backdrop: Backdrop, size: number): Uint8Array {
  const camera = new PerspectiveCamera(25, 1, 0.1, 40);
  camera.position.set(0, 1.05, 5);
  camera.lookAt(0, 0.98, 0);
  const eye = projectCamera(size, size, camera);
  const nearest = rasterize(meshes, eye.project, size, size);
  const lit = castShadows(meshes, KEY.towards);
  const point = createVisiblePoint();
  const view = new Vector3();
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
      view.copy(eye.position).sub(position).normalize();
      if (meshes[mesh]?.twoSided && normal.dot(view) < 0) normal.negate();
      lightOf(surface, normal, view, lit(position.x, position.y, position.z), shade, light);
      return toneMapDancer(light);
    }
  }
  return picture;
}

const clamp = (value: number) => Math.min(255, Math.max(0, value));
