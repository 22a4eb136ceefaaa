import { boneIndex } from "./skeleton.ts";

/** Indices of three bones of a finger, from the hand outwards. */
export type FingerBones = readonly [base: number, middle: number, tip: number];

/** Left is 0, right is 1, in every pair. */
export type Side = 0 | 1;

/** Both sides, for loops. */
export const SIDES: readonly [0, 1] = [0, 1];

const finger = (side: "left" | "right", name: "Index" | "Middle" | "Ring" | "Little"): FingerBones => [
  boneIndex(`${side}${name}Proximal`),
  boneIndex(`${side}${name}Intermediate`),
  boneIndex(`${side}${name}Distal`),
];

const limb = (side: "left" | "right") => ({
  shoulder: boneIndex(`${side}Shoulder`),
  upperArm: boneIndex(`${side}UpperArm`),
  lowerArm: boneIndex(`${side}LowerArm`),
  hand: boneIndex(`${side}Hand`),
  upperLeg: boneIndex(`${side}UpperLeg`),
  lowerLeg: boneIndex(`${side}LowerLeg`),
  foot: boneIndex(`${side}Foot`),
  toes: boneIndex(`${side}Toes`),
  thumb: [
    boneIndex(`${side}ThumbMetacarpal`),
    boneIndex(`${side}ThumbProximal`),
    boneIndex(`${side}ThumbDistal`),
  ] as FingerBones,
  /** Index, middle, ring, little. */
  fingers: [finger(side, "Index"), finger(side, "Middle"), finger(side, "Ring"), finger(side, "Little")] as const,
});

/** Indices of the limbs' bones, left and right. */
export const LIMBS = [limb("left"), limb("right")] as const;

/** Indices of the trunk's bones. */
export const TRUNK = {
  hips: boneIndex("hips"),
  spine: boneIndex("spine"),
  chest: boneIndex("chest"),
  upperChest: boneIndex("upperChest"),
  neck: boneIndex("neck"),
  head: boneIndex("head"),
} as const;
