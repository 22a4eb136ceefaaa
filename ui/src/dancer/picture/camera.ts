import { numberAt } from "@nataraj/sdk/arrays";
import { Matrix4, PerspectiveCamera, Vector3 } from "three";
import type { Project } from "./rasterize.ts";

/** The eye of a picture. */
export interface ProjectedCamera {
  position: Vector3;
  project: Project;
  /** Towards where a pixel looks, of no particular length; it changes evenly over the picture. */
  rayAt(x: number, y: number): Vector3;
  /** Where the ray through a pixel meets the floor: x and z; undefined above the horizon. */
  floorAt(x: number, y: number): readonly [number, number] | undefined;
}

/** A camera in front of the stage, at the height of a person who sits in a good row. */
export function audienceCamera(aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(26, aspect, 0.1, 40);
  camera.position.set(0, 1.1, 5.15);
  camera.lookAt(0, 0.99, 0);
  return camera;
}

/** An eye for pictures of a size, in pixels. */
export function projectCamera(width: number, height: number, camera = audienceCamera(width / height)): ProjectedCamera {
  camera.updateMatrixWorld(true);
  const forward = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse).elements;
  const back = new Matrix4().fromArray(forward).invert();
  const rayAt = (x: number, y: number) =>
    new Vector3(((x + 0.5) / width) * 2 - 1, 1 - ((y + 0.5) / height) * 2, 0.5).applyMatrix4(back).sub(camera.position);
  const e = (i: number) => numberAt(forward, i);
  return {
    position: camera.position,
    project(x, y, z, out) {
      const w = e(3) * x + e(7) * y + e(11) * z + e(15);
      out[0] = ((e(0) * x + e(4) * y + e(8) * z + e(12)) / w + 1) * 0.5 * width - 0.5;
      out[1] = (1 - (e(1) * x + e(5) * y + e(9) * z + e(13)) / w) * 0.5 * height - 0.5;
      out[2] = (e(2) * x + e(6) * y + e(10) * z + e(14)) / w;
    },
    rayAt,
    floorAt(x, y) {
      const ray = rayAt(x, y);
      if (ray.y >= 0) return undefined;
      const share = -camera.position.y / ray.y;
      return [camera.position.x + ray.x * share, camera.position.z + ray.z * share];
    },
  };
}
