import type { BoneName } from "../rig/skeleton.ts";

/** A bone of the standard MMD skeleton, and the bone of ours whose turn it takes. */
export interface MmdBone {
  /** Bytes of its name in Shift-JIS, as hexadecimal digits. */
  name: string;
  source: BoneName;
  /** The bone of ours whose turn its parent has; undefined: the parent does not turn. */
  above?: BoneName;
}

type Side = "left" | "right";
const SIDES = { left: "8db6", right: "8945" } as const;
/** 1, 2, 3 and 0 as wide digits. */
const [ZERO, ONE, TWO, THREE] = ["824f", "8250", "8251", "8252"] as const;
/** 親指, 人指, 中指, 薬指, 小指. */
const FINGERS = [
  ["Index", "906c8e77"],
  ["Middle", "92868e77"],
  ["Ring", "96f28e77"],
  ["Little", "8fac8e77"],
] as const;

/** センター, which carries the body. */
export const CENTER = "835a8393835e815b";
/** 左足ＩＫ and 右足ＩＫ, to which the legs reach. */
export const footGoal = (side: Side): string => `${SIDES[side]}91ab8268826a`;
/** まばたき: both eyes are shut. */
export const BLINK = "82dc82ce82bd82ab";
/** カメラ・照明, by which MMD knows the file of a camera. */
export const CAMERA_MODEL = "834a8381838981458fc696be";

function limbs(side: Side): MmdBone[] {
  const bone = (name: string, source: BoneName, above: BoneName): MmdBone => ({
    name: SIDES[side] + name,
    source,
    above,
  });
  const fingers = FINGERS.flatMap(([finger, name]) => [
    bone(name + ONE, `${side}${finger}Proximal`, `${side}Hand`),
    bone(name + TWO, `${side}${finger}Intermediate`, `${side}${finger}Proximal`),
    bone(name + THREE, `${side}${finger}Distal`, `${side}${finger}Intermediate`),
  ]);
  const thumb = "90658e77";
  return [
    // 肩, 腕, ひじ, 手首
    bone("8ca8", `${side}Shoulder`, "upperChest"),
    bone("9872", `${side}UpperArm`, `${side}Shoulder`),
    bone("82d082b6", `${side}LowerArm`, `${side}UpperArm`),
    bone("8ee88ef1", `${side}Hand`, `${side}LowerArm`),
    // 足, ひざ, 足首
    bone("91ab", `${side}UpperLeg`, "hips"),
    bone("82d082b4", `${side}LowerLeg`, `${side}UpperLeg`),
    bone("91ab8ef1", `${side}Foot`, `${side}LowerLeg`),
    bone(thumb + ZERO, `${side}ThumbMetacarpal`, `${side}Hand`),
    bone(thumb + ONE, `${side}ThumbProximal`, `${side}ThumbMetacarpal`),
    bone(thumb + TWO, `${side}ThumbDistal`, `${side}ThumbProximal`),
    ...fingers,
  ];
}

/** The bones that turn. Both halves of the body hang at the waist, which センター carries. */
export const MMD_BONES: readonly MmdBone[] = [
  // 下半身, 上半身, 上半身2, 首, 頭
  { name: "89ba94bc9067", source: "hips" },
  { name: "8fe394bc9067", source: "spine" },
  { name: "8fe394bc906732", source: "upperChest", above: "spine" },
  { name: "8ef1", source: "neck", above: "upperChest" },
  { name: "93aa", source: "head", above: "neck" },
  ...limbs("left"),
  ...limbs("right"),
];
