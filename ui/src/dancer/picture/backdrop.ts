import { numberAt } from "@nataraj/sdk/arrays";
import type { ProjectedCamera } from "./camera.ts";
import { floorAt, wallAt } from "./surroundings.ts";

/** The empty stage as the eye sees it: the same behind all dancers, and so painted once. */
export interface Backdrop {
  /** Linear light of the wall that the floor lets through; three numbers a pixel. */
  wall: Float32Array;
  /** Colour of the floor times its opacity; three numbers a pixel. */
  floor: Float32Array;
  /** Where each pixel's floor is, x and z in metres; NaN where there is none. */
  place: Float32Array;
}

export function paintBackdrop(eye: ProjectedCamera, width: number, height: number): Backdrop {
  const wall = new Float32Array(width * height * 3);
  const floor = new Float32Array(width * height * 3);
  const place = new Float32Array(width * height * 2).fill(Number.NaN);
  const light: [number, number, number] = [0, 0, 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const ground = eye.floorAt(x, y);
      let solid = 0;
      if (ground) {
        solid = floorAt(...ground, light);
        for (let k = 0; k < 3; k++) floor[at * 3 + k] = numberAt(light, k) * solid;
        if (solid > 0) place.set(ground, at * 2);
      }
      wallAt((2 * x - width) / height, (2 * y) / height - 1, light);
      for (let k = 0; k < 3; k++) wall[at * 3 + k] = numberAt(light, k) * (1 - solid);
    }
  }
  return { wall, floor, place };
}
