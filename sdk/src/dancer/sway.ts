/** Makes the dancer's plait, cloth and jewellery swing as she moves. */
import { float32At, float64At, numberAt } from "../arrays/index.ts";
import { multiply, rotate, type WorldTransforms } from "../motion/index.ts";
import { createAnchorHistory, type PoseSource } from "./anchor-history.ts";
import type { Joint } from "./model.ts";
import { capsulesOf, pushOut } from "./obstacles.ts";
import { createPendulum } from "./pendulum.ts";
import { collectSwayBones, type SwayBone } from "./sway-bones.ts";
import { normalize, turnBetween } from "./unit-vectors.ts";

const GRAVITY = 9.81;
/**
 * Points along a bone that are kept out of the body. The middle comes first: when the tip is clear, the shaft may be in
 * the leg.
 */
const PROBES = [0.5, 1];

const felt = new Float64Array(3);
const resting = new Float64Array(3);
const aim = new Float64Array(3);
const end = new Float64Array(3);
const at = new Float64Array(3);
const carried = new Float64Array(4);
const swing = new Float64Array(4);

/** Plait, cloth and jewellery: each bone hangs like a pendulum from what it is fastened to, and follows the limbs. */
export interface Sway {
  /** What swings: indices among the joints of the model. */
  readonly joints: readonly number[];
  /** Where these are, and how they are turned; in the same order. */
  readonly swung: WorldTransforms;
  /** The dance whose past moves them. */
  follow(source: PoseSource): void;
  /** Swings them for the pose at a time, seconds; allocates nothing. */
  apply(world: WorldTransforms, seconds: number): void;
}

/** @param joints Of the model: those that swing are found among them. */
export function createSway(joints: readonly Joint[]): Sway {
  const bones = collectSwayBones(joints);
  const roots = bones.filter((bone) => bone.parent < 0);
  const history = createAnchorHistory(roots);
  const pendulums = bones.map(({ root, angularFrequency, damping }) =>
    createPendulum(history, roots.indexOf(bones[root] as SwayBone), angularFrequency, damping),
  );
  const capsules = bones.map(({ avoid }) => capsulesOf(avoid));
  const swung: WorldTransforms = {
    positions: new Float32Array(3 * bones.length),
    rotations: new Float64Array(4 * bones.length),
  };

  /** Where a bone begins. */
  function place({ parent, anchor, offset }: SwayBone, world: WorldTransforms): void {
    const { positions, rotations } = parent < 0 ? world : swung;
    const above = parent < 0 ? anchor : parent;
    rotate(at, 0, rotations, 4 * above, offset[0], offset[1], offset[2]);
    for (let k = 0; k < 3; k++) at[k] = float64At(at, k) + float32At(positions, 3 * above + k);
  }

  /** How the limbs that the bone follows would carry it. */
  function carry({ follow }: SwayBone, { rotations }: WorldTransforms): void {
    carried.fill(0);
    for (let i = 0; i < follow.length; i++) {
      const [bone, weight] = follow[i] as SwayBone["follow"][number];
      let dot = 0;
      for (let k = 0; k < 4; k++) dot += float64At(carried, k) * float64At(rotations, 4 * bone + k);
      const sign = dot < 0 ? -weight : weight;
      for (let k = 0; k < 4; k++) carried[k] = float64At(carried, k) + float64At(rotations, 4 * bone + k) * sign;
    }
    normalize(carried);
  }

  /** Where a bone points: between hanging free and being carried. */
  function hang(i: number, { direction, looseness }: SwayBone, seconds: number): void {
    rotate(resting, 0, carried, 0, direction[0], direction[1], direction[2]);
    pendulums[i]?.(seconds, felt);
    aim[0] = -float64At(felt, 0);
    aim[1] = -GRAVITY - float64At(felt, 1);
    aim[2] = -float64At(felt, 2);
    normalize(aim);
    for (let k = 0; k < 3; k++) aim[k] = float64At(aim, k) * looseness + float64At(resting, k) * (1 - looseness);
    normalize(aim);
  }

  function turn(i: number, world: WorldTransforms, seconds: number): void {
    const bone = bones[i] as SwayBone;
    place(bone, world);
    carry(bone, world);
    hang(i, bone, seconds);
    for (let part = 0; part < PROBES.length; part++) {
      const reach = bone.length * numberAt(PROBES, part);
      for (let k = 0; k < 3; k++) end[k] = float64At(at, k) + float64At(aim, k) * reach;
      if (!pushOut(end, capsules[i] ?? [], world)) continue;
      for (let k = 0; k < 3; k++) aim[k] = float64At(end, k) - float64At(at, k);
      normalize(aim);
    }
    turnBetween(swing, resting, aim);
    multiply(swung.rotations, 4 * i, swing, 0, carried, 0);
    swung.positions.set(at, 3 * i);
  }

  return {
    joints: bones.map(({ joint }) => joint),
    swung,
    follow: history.follow,
    apply(world, seconds) {
      for (let i = 0; i < bones.length; i++) turn(i, world, seconds);
    },
  };
}
