import { boneIndex } from "../skeleton.ts";

const limb = (side: "left" | "right") => ({
  shoulder: boneIndex(`${side}Shoulder`),
  upperArm: boneIndex(`${side}UpperArm`),
  lowerArm: boneIndex(`${side}LowerArm`),
  hand: boneIndex(`${side}Hand`),
  upperLeg: boneIndex(`${side}UpperLeg`),
  lowerLeg: boneIndex(`${side}LowerLeg`),
  foot: boneIndex(`${side}Foot`),
  toes: boneIndex(`${side}Toes`),
  thumb: (["Metacarpal", "Proximal", "Distal"] as const).map((p) => boneIndex(`${side}Thumb${p}`)),
  fingers: (["Index", "Middle", "Ring", "Little"] as const).map((finger) =>
    (["Proximal", "Intermediate", "Distal"] as const).map((p) => boneIndex(`${side}${finger}${p}`)),
  ),
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
