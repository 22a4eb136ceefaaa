import { float32At } from "../../../arrays/index.ts";
import { setVec3, vec3 } from "../../math/vec3.ts";
import { type Dance, poseAt } from "../../pose/dance.ts";
import { worldPositions } from "../../rig/kinematics.ts";
import { createPose } from "../../rig/pose.ts";
import { type BoneName, boneIndex } from "../../rig/skeleton.ts";
import { segmentDistance } from "../../solve/arm-depth.ts";
import type { EnsembleMember } from "../create-ensemble.ts";
import { standingAt } from "../travel.ts";

/** Samples a second. */
const RATE = 20;
/** Bodies whose hips are farther apart cannot touch, metres. */
const FAR = 2.6;

const SIDES = ["left", "right"] as const;
/** A body as lines between joints, with radii in metres. */
const CAPSULES = (
  [
    ["hips", "upperChest", 0.15],
    ["neck", "head", 0.11],
    ...SIDES.flatMap((side): [BoneName, BoneName, number][] => [
      [`${side}UpperArm`, `${side}LowerArm`, 0.05],
      [`${side}LowerArm`, `${side}Hand`, 0.045],
      [`${side}Hand`, `${side}MiddleDistal`, 0.045],
      [`${side}UpperLeg`, `${side}LowerLeg`, 0.09],
      [`${side}LowerLeg`, `${side}Foot`, 0.065],
      [`${side}Foot`, `${side}Toes`, 0.055],
    ]),
  ] as [BoneName, BoneName, number][]
).map(([from, to, radius]) => ({ from: boneIndex(from), to: boneIndex(to), radius }));

const [a, b, c, d] = [vec3(), vec3(), vec3(), vec3()];
const put = (out: typeof a, positions: Float32Array, bone: number) =>
  setVec3(out, float32At(positions, 3 * bone), float32At(positions, 3 * bone + 1), float32At(positions, 3 * bone + 2));

/** The leader as one of all dancers. */
export function leaderOf(dance: Dance): EnsembleMember {
  const first = { x: 0, z: 0 };
  return { dance, mirrored: false, first, landings: standingAt(first) };
}

/** The least distance between any two dancers' bodies from the start to a time in seconds; metres, negative inside. */
export function bodiesApart(members: readonly EnsembleMember[], seconds: number): number {
  let least = FAR;
  const pose = createPose();
  for (let t = 0; t < seconds; t += 1 / RATE) {
    const bodies = members.map(({ dance, mirrored }) => {
      const positions = worldPositions(poseAt(dance, t, pose), undefined, dance.rig);
      return mirrored ? positions.map((value, i) => (i % 3 === 0 ? -value : value)) : positions;
    });
    bodies.forEach((one, i) => {
      for (const other of bodies.slice(i + 1)) least = Math.min(least, apart(one, other));
    });
  }
  return least;
}

function apart(one: Float32Array, other: Float32Array): number {
  if (Math.hypot(float32At(one, 0) - float32At(other, 0), float32At(one, 2) - float32At(other, 2)) > FAR) return FAR;
  let least = FAR;
  for (const p of CAPSULES) {
    put(a, one, p.from);
    put(b, one, p.to);
    for (const q of CAPSULES) {
      put(c, other, q.from);
      put(d, other, q.to);
      least = Math.min(least, segmentDistance(a, b, c, d) - p.radius - q.radius);
    }
  }
  return least;
}
