import { createWorldTransforms, type Pose, worldTransforms } from "@nataraj/sdk/motion";
import { type Object3D, Quaternion, Vector3 } from "three";
import { createAnchorHistory, type PoseSource } from "./anchor-history.ts";
import { pushOut } from "./obstacles.ts";
import { createPendulum } from "./pendulum.ts";
import { collectSwayBones, type SwayBone } from "./sway-bones.ts";

const GRAVITY = 9.81;
/** Where along a bone it is kept out of the body. */
const PROBES = [0.5, 1];

const felt = new Vector3();
const resting = new Vector3();
const aim = new Vector3();
const end = new Vector3();
const carried = new Quaternion();
const share = new Quaternion();
const parentTurn = new Quaternion();

/** Plait, cloth and jewellery: each bone hangs like a pendulum from what it is fastened to, and follows the limbs. */
export interface Sway {
  /** The dance whose past moves them. */
  follow(source: PoseSource): void;
  /** Turns the bones for the pose at a time; allocates nothing. */
  apply(pose: Pose, seconds: number): void;
}

export function createSway(scene: Object3D): Sway {
  const bones = collectSwayBones(scene);
  const roots = bones.filter((bone) => bone.parent < 0);
  const history = createAnchorHistory(roots);
  const pendulums = bones.map(({ root, angularFrequency, damping }) =>
    createPendulum(history, roots.indexOf(bones[root] as SwayBone), angularFrequency, damping),
  );
  const world = createWorldTransforms();
  const positions = bones.map(() => new Vector3());
  const rotations = bones.map(() => new Quaternion());
  let following = false;

  /** How the limbs that the bone follows would carry it. */
  function carry({ follow }: SwayBone): void {
    carried.set(0, 0, 0, 0);
    for (const [bone, weight] of follow) {
      share.fromArray(world.rotations as unknown as number[], bone * 4);
      const sign = share.dot(carried) < 0 ? -weight : weight;
      carried.set(
        carried.x + share.x * sign,
        carried.y + share.y * sign,
        carried.z + share.z * sign,
        carried.w + share.w * sign,
      );
    }
    carried.normalize();
  }

  function turn(i: number, seconds: number): void {
    const bone = bones[i] as SwayBone;
    const position = positions[i] as Vector3;
    const rotation = rotations[i] as Quaternion;
    if (bone.parent >= 0) {
      parentTurn.copy(rotations[bone.parent] as Quaternion);
      position.copy(positions[bone.parent] as Vector3);
    } else {
      parentTurn.fromArray(world.rotations as unknown as number[], bone.anchor * 4);
      position.fromArray(world.positions, bone.anchor * 3);
    }
    position.add(end.copy(bone.offset).applyQuaternion(parentTurn));
    carry(bone);
    resting.copy(bone.direction).applyQuaternion(carried);
    pendulums[i]?.(seconds, felt);
    aim.set(-felt.x, -GRAVITY - felt.y, -felt.z).normalize();
    aim
      .multiplyScalar(bone.looseness)
      .addScaledVector(resting, 1 - bone.looseness)
      .normalize();
    // The middle first: a tip that is clear may still have its shaft in the leg.
    for (const part of PROBES) {
      end.copy(position).addScaledVector(aim, bone.length * part);
      if (pushOut(end, bone.avoid, world)) aim.copy(end).sub(position).normalize();
    }
    rotation.setFromUnitVectors(resting, aim).multiply(carried);
    bone.bone.quaternion.copy(parentTurn.invert()).multiply(rotation);
  }

  return {
    follow(source) {
      history.follow(source);
      following = true;
    },
    apply(pose, seconds) {
      if (!following || bones.length === 0) return;
      worldTransforms(pose, world);
      for (let i = 0; i < bones.length; i++) turn(i, seconds);
    },
  };
}
