import { float64At } from "../../arrays/index.ts";
import { multiply, rotate } from "../math/quaternion.ts";
import { ARM_VALUES, type ArmValues, setForearm, setHand, setShoulder, setUpperArm } from "../rig/arm-rotations.ts";
import { restOffset, restPosition } from "../rig/skeleton.ts";

/** Metres, or a direction. */
export type Point = readonly [x: number, y: number, z: number];

const START = restPosition("upperChest");
const OFFSETS = (["leftShoulder", "leftUpperArm", "leftLowerArm", "leftHand"] as const).map(restOffset);
/** From the wrist to the middle of the palm. */
const PALM: Point = [0.07, -0.012, 0];
/** By value, in the order of `ARM_VALUES`: the first joint that it turns; `raise` and `fwd` turn the upper arm too. */
const FIRST_JOINT = [0, 0, 1, 2, 2, 3, 3, 0] as const;

const [RAISE, FWD, ROT, ELBOW, PALM_TURN, WRIST, DEV, SHRUG] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const HAND = 3;
const moved = new Float64Array(3);

/**
 * The left arm of a body at rest as a chain of four joints. A value that changes moves only the joints from its own on:
 * a search that changes one value at a time pays for no more. Allocates nothing after it is made.
 */
export class ArmChain {
  /** In the order of `ARM_VALUES`, degrees. */
  readonly values = new Float64Array(ARM_VALUES.length);
  private readonly local = new Float64Array(16);
  /** Four numbers for each joint, after those of the chest. */
  private readonly world = new Float64Array(20).fill(1, 3, 4);
  /** Where each joint is, after the chest. */
  private readonly positions = Float64Array.from({ length: 15 }, (_, i) => START[i] ?? 0);
  private readonly palmPlace = new Float64Array(3);
  /** The first joint that is not where its values put it. */
  private dirty = 0;

  /** Sets one value, degrees. @param index Its place in `ARM_VALUES`. */
  set(index: number, degrees: number): void {
    this.values[index] = degrees;
    this.dirty = Math.min(this.dirty, FIRST_JOINT[index] ?? 0);
  }

  /** Sets all values. */
  setAll(values: Readonly<ArmValues>): void {
    for (const [i, name] of ARM_VALUES.entries()) this.set(i, values[name]);
  }

  /** Three numbers, filled anew by each call: the middle of the palm. */
  palm(): Readonly<Float64Array> {
    this.update();
    const { palmPlace, positions, world } = this;
    rotate(moved, 0, world, 4 * (HAND + 1), PALM[0], PALM[1], PALM[2]);
    for (let k = 0; k < 3; k++) palmPlace[k] = (positions[3 * (HAND + 1) + k] ?? 0) + (moved[k] ?? 0);
    return palmPlace;
  }

  /** The elbow. */
  elbow(): Point {
    return this.joint(2);
  }

  /** The wrist. */
  wrist(): Point {
    return this.joint(HAND);
  }

  /** A direction of the hand's own axes in the world. */
  direction([x, y, z]: Point): Point {
    this.update();
    rotate(moved, 0, this.world, 4 * (HAND + 1), x, y, z);
    return [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0];
  }

  private joint(joint: number): Point {
    this.update();
    const o = 3 * (joint + 1);
    return [this.positions[o] ?? 0, this.positions[o + 1] ?? 0, this.positions[o + 2] ?? 0];
  }

  private update(): void {
    const { local, world, positions } = this;
    for (let joint = this.dirty; joint <= HAND; joint++) {
      this.turn(joint);
      const offset = OFFSETS[joint];
      rotate(moved, 0, world, 4 * joint, offset?.[0] ?? 0, offset?.[1] ?? 0, offset?.[2] ?? 0);
      for (let k = 0; k < 3; k++) positions[3 * joint + 3 + k] = (positions[3 * joint + k] ?? 0) + (moved[k] ?? 0);
      multiply(world, 4 * joint + 4, world, 4 * joint, local, 4 * joint);
    }
    this.dirty = HAND + 1;
  }

  private turn(joint: number): void {
    const { local, values: v } = this;
    if (joint === 0) setShoulder(local, 0, float64At(v, RAISE), float64At(v, FWD), float64At(v, SHRUG));
    else if (joint === 1)
      setUpperArm(local, 4, float64At(v, RAISE), float64At(v, FWD), float64At(v, ROT), float64At(v, SHRUG));
    else if (joint === 2) setForearm(local, 8, float64At(v, ELBOW), float64At(v, PALM_TURN));
    else setHand(local, 12, float64At(v, PALM_TURN), float64At(v, WRIST), float64At(v, DEV));
  }
}
