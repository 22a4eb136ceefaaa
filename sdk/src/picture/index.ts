/**
 * Pictures of dances, drawn without a graphics card: in Node, in a worker, in a page.
 * @example
 * ```ts
 * import { openDancePicture } from "@nataraj/sdk/picture";
 *
 * export async function draw(choreography: string, readDancer: (look: string) => Promise<ArrayBuffer>) {
 *   const dance = { choreography, duration: 30, styles: ["Salsa" as const], staging: undefined };
 *   const drawn = await openDancePicture(dance, readDancer);
 *   return drawn.drawPeak("wide", { width: 1200, height: 630 }); // red, green and blue of each pixel
 * }
 * ```
 */

export { AUDIENCE, type Camera, createEye, type Eye } from "./camera.ts";
export { type DrawnDance, openDancePicture, type PicturedDance, type PictureSize } from "./dance-picture.ts";
export { type Figure, openDancer, type Place, type PoseDancer, type PoseOptions, poseFigure } from "./dancer-mesh.ts";
export { frameDancers } from "./frame.ts";
export { createLighting, type Lighting } from "./light.ts";
export { momentOf, peakOf } from "./peak.ts";
export { createPictureRenderer, type PictureOptions } from "./picture-renderer.ts";
export { type Nearest, type Project, rasterize } from "./rasterize.ts";
export { castShadows, type Lit } from "./shadow.ts";
export { toneMapDancer } from "./tone-mapping.ts";
export type { Rgb, Surface, Triangles } from "./triangles.ts";
export { between, dot, normalize, type Vector, vector } from "./vector.ts";
export { createVisiblePoint, readVisiblePoint, type VisiblePoint } from "./visible-point.ts";
