import { float32At, float64At, intAt, numberAt } from "@nataraj/sdk/arrays";
import { Vector3 } from "three";
import type { ProjectedCamera } from "../../posters/camera.ts";
import { KEY, lightOf } from "../../posters/light.ts";
import { type Nearest, rasterize } from "../../posters/rasterize.ts";
import { castShadows } from "../../posters/shadow.ts";
import { toneMapDancer } from "../../posters/tone-mapping.ts";
import type { Triangles } from "../../posters/triangles.ts";
import { createVisiblePoint, readVisiblePoint } from "../../posters/visible-point.ts";
import { type Box, boundsOf, shadowBoundsOf } from "./bounds.ts";
import { type CameraPlace, cameraAt } from "./camera.ts";
import { createStageBackground } from "./stage-background.ts";

/** Samples to each side of a pixel, where shapes meet. */
const SAMPLES = 2;
/** Texels of the light's picture to each side. */
const SHADOW_SIZE = 512;
/** Depths within a pixel that differ by less belong to one surface: shares of the depth's whole range. */
const SAME_DEPTH = 2e-4;

/** Draws a dancer on the stage: RGB, 8 bit a channel, row by row. The picture is written over by the next one. */
export type DancerRenderer = (meshes: readonly Triangles[], place: CameraPlace) => Uint8Array;

/**
 * A film camera for pictures of a size. The dancer is drawn with soft edges; as long as the camera stands still the stage
 * is painted once.
 */
export function createDancerRenderer(width: number, height: number): DancerRenderer {
  const set = createStageBackground(width, height);
  const picture = new Uint8Array(width * height * 3);
  let seen = "";
  let eye: ProjectedCamera;
  return (meshes, place) => {
    const now = JSON.stringify(place);
    if (now !== seen) {
      eye = cameraAt(place, width, height);
      set.see(eye);
      seen = now;
    }
    picture.set(set.picture);
    const lit = castShadows(meshes, KEY.towards, SHADOW_SIZE);
    const shadow = shadowBoundsOf(meshes, KEY.towards, eye.project, width, height);
    for (let y = shadow.top; y < shadow.bottom; y++)
      for (let x = shadow.left; x < shadow.right; x++) set.shaded(y * width + x, lit, picture, (y * width + x) * 3);
    drawDancer(meshes, eye, boundsOf(meshes, eye.project, width, height), lit, picture, width);
    return picture;
  };
}

type Lit = ReturnType<typeof castShadows>;

/** Draws the meshes over what stands in the picture, within their box. */
function drawDancer(
  meshes: readonly Triangles[],
  eye: ProjectedCamera,
  box: Box,
  lit: Lit,
  picture: Uint8Array,
  width: number,
): void {
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  if (across <= 0 || down <= 0) return;
  const columns = across * SAMPLES;
  const nearest = rasterize(meshes, zoomed(eye, box), columns, down * SAMPLES);
  const shade = createShading(meshes, nearest, eye, lit);
  const light: [number, number, number] = [0, 0, 0];
  const samples = new Int32Array(SAMPLES * SAMPLES);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      for (let s = 0; s < samples.length; s++) samples[s] = (y * SAMPLES + (s >> 1)) * columns + x * SAMPLES + (s & 1);
      const to = ((box.top + y) * width + box.left + x) * 3;
      const kind = kindOf(nearest, samples);
      if (kind === "empty") continue;
      if (kind === "whole") {
        shade(intAt(samples, 0), light);
        picture.set(light, to);
        continue;
      }
      const sum = [0, 0, 0] as [number, number, number];
      for (const sample of samples) {
        const filled = intAt(nearest.mesh, sample) >= 0;
        if (filled) shade(sample, light);
        for (let k = 0; k < 3; k++) sum[k] = numberAt(sum, k) + (filled ? numberAt(light, k) : intAt(picture, to + k));
      }
      for (let k = 0; k < 3; k++) picture[to + k] = numberAt(sum, k) / samples.length;
    }
  }
}

/** The eye's projection, to the finer grid of samples within a box. */
function zoomed(eye: ProjectedCamera, box: Box): ProjectedCamera["project"] {
  return (x, y, z, out) => {
    eye.project(x, y, z, out);
    out[0] = (float64At(out, 0) + 0.5 - box.left) * SAMPLES - 0.5;
    out[1] = (float64At(out, 1) + 0.5 - box.top) * SAMPLES - 0.5;
  };
}

/** Whether a pixel's samples see nothing, one surface, or an edge. */
function kindOf(nearest: Nearest, samples: Int32Array): "empty" | "whole" | "edge" {
  const first = intAt(samples, 0);
  const [mesh, depth] = [intAt(nearest.mesh, first), float32At(nearest.depth, first)];
  for (const sample of samples) {
    if (nearest.mesh[sample] !== mesh) return "edge";
    if (mesh >= 0 && Math.abs(float32At(nearest.depth, sample) - depth) > SAME_DEPTH) return "edge";
  }
  return mesh < 0 ? "empty" : "whole";
}

/** The screen's colour of what a sample of the picture sees. */
function createShading(meshes: readonly Triangles[], nearest: Nearest, eye: ProjectedCamera, lit: Lit) {
  const point = createVisiblePoint();
  const view = new Vector3();
  return (sample: number, out: [number, number, number]): void => {
    readVisiblePoint(meshes, nearest, sample, point);
    const { position, normal, surface, shade } = point;
    view.copy(eye.position).sub(position).normalize();
    if (meshes[intAt(nearest.mesh, sample)]?.twoSided && normal.dot(view) < 0) normal.negate();
    lightOf(surface, normal, view, lit(position.x, position.y, position.z), shade, out);
    toneMapDancer(out);
  };
}
