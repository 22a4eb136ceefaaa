import { float32At } from "../arrays/index.ts";
import { type Camera, createEye } from "./camera.ts";
import type { Triangles } from "./triangles.ts";
import { vector } from "./vector.ts";

/** What stays free around the dancers, as a share of the picture's width and height to each side. */
const MARGIN = 0.07;
/** Between which distances a camera is looked for, metres, and how exactly. */
const NEAREST = 2.5;
const FARTHEST = 40;
const STEPS = 20;

/**
 * The camera nearest to the dancers that sees all of them.
 * @param aspect Width of the picture over its height. @param height Of the camera, metres.
 */
export function frameDancers(meshes: readonly Triangles[], aspect: number, height: number): Camera {
  const bounds = boundsOf(meshes);
  const middle = (axis: 0 | 1 | 2) => (bounds.least[axis] + bounds.most[axis]) / 2;
  const target = vector(middle(0), middle(1), middle(2));
  const cameraAt = (distance: number): Camera => ({
    position: vector(target.x, height, target.z + distance),
    target,
  });
  let [near, far] = [NEAREST, FARTHEST];
  for (let step = 0; step < STEPS; step++) {
    const distance = (near + far) / 2;
    if (seesAll(meshes, cameraAt(distance), aspect)) far = distance;
    else near = distance;
  }
  return cameraAt(far);
}

type Corner = [x: number, y: number, z: number];

function boundsOf(meshes: readonly Triangles[]): { least: Corner; most: Corner } {
  const least: Corner = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const most: Corner = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { positions } of meshes)
    positions.forEach((value, i) => {
      const axis = (i % 3) as 0 | 1 | 2;
      least[axis] = Math.min(least[axis], value);
      most[axis] = Math.max(most[axis], value);
    });
  return { least, most };
}

function seesAll(meshes: readonly Triangles[], camera: Camera, aspect: number): boolean {
  const eye = createEye(aspect, 1, camera);
  return meshes.every(({ positions }) => {
    for (let i = 0; i < positions.length; i += 3) {
      const seen = eye.seen(float32At(positions, i), float32At(positions, i + 1), float32At(positions, i + 2));
      if (seen.z < NEAREST / 2) return false;
      // A picture one high: sizes are shares.
      const [x, y] = [(eye.scale * seen.x) / seen.z / aspect, (eye.scale * seen.y) / seen.z];
      if (Math.abs(x) > 0.5 - MARGIN || Math.abs(y) > 0.5 - MARGIN) return false;
    }
    return true;
  });
}
