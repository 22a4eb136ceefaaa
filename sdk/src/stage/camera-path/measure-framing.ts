import { float32At } from "../../arrays/index.ts";
import { type Dance, poseAt } from "../../motion/pose/dance.ts";
import { worldPositions } from "../../motion/rig/kinematics.ts";
import { createPose } from "../../motion/rig/pose.ts";
import { BONES } from "../../motion/rig/skeleton.ts";
import type { CameraPath, CameraPlace } from "./camera-path.ts";
import { FIELD_OF_VIEW } from "./framing.ts";

/** Hands with their fingers, and feet. */
const ENDS = BONES.flatMap((name, i) => (/Hand|Foot|Toes|Distal/.test(name) ? [i] : []));
/** Pictures a second that are looked at: no multiple of the rate at which bodies are sampled. */
const MEASURED_RATE = 11.3;

/** The direction from what a camera looks at to the camera. */
export function cameraDirection({ position, target }: CameraPlace): [x: number, y: number, z: number] {
  const [x, y, z] = position.map((value, axis) => value - (target[axis] ?? 0)) as [number, number, number];
  const distance = Math.hypot(x, y, z);
  return [x / distance, y / distance, z / distance];
}

/**
 * How far from the middle of the picture a hand or foot comes in a whole dance, and when; 1 is the picture's edge.
 * @param aspect Width of the picture over its height.
 */
export function measureFraming(dance: Dance, path: CameraPath, aspect: number): { farthest: number; seconds: number } {
  const pose = createPose();
  const world = new Float32Array(3 * BONES.length);
  let worst = { farthest: 0, seconds: 0 };
  for (let seconds = -0.9; seconds < dance.score.duration + 0.9; seconds += 1 / MEASURED_RATE) {
    worldPositions(poseAt(dance, seconds, pose), world, dance.rig);
    const farthest = farthestEnd(path.at(seconds), world, aspect);
    if (farthest > worst.farthest) worst = { farthest, seconds };
  }
  return worst;
}

function farthestEnd(place: CameraPlace, world: Float32Array, aspect: number): number {
  const [x, y, z] = cameraDirection(place);
  const level = Math.hypot(x, z);
  const right = [z / level, 0, -x / level];
  const up = [(-x * y) / level, level, (-z * y) / level];
  const tangent = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  return Math.max(
    ...ENDS.map((bone) => {
      const from = place.position.map((value, axis) => float32At(world, 3 * bone + axis) - value);
      const dot = (direction: readonly number[]) =>
        from.reduce((sum, value, axis) => sum + value * (direction[axis] ?? 0), 0);
      const depth = -dot([x, y, z]);
      if (depth <= 0) return Number.POSITIVE_INFINITY;
      return Math.max(Math.abs(dot(right)) / aspect, Math.abs(dot(up))) / (depth * tangent);
    }),
  );
}
