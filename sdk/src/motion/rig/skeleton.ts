/**
 * The rest skeleton: VRM 1.0 humanoid bone names, T-pose with identity rotations, facing +Z, the dancer's left at +X,
 * metres. Secondary bones (plait, cloth) belong to the dancer's body and are not part of it.
 */
type Point = readonly [x: number, y: number, z: number];
type Side = "left" | "right";
type Finger = "Index" | "Middle" | "Ring" | "Little";
type LimbBone =
  | "Shoulder"
  | "UpperArm"
  | "LowerArm"
  | "Hand"
  | "UpperLeg"
  | "LowerLeg"
  | "Foot"
  | "Toes"
  | `${Finger}${"Proximal" | "Intermediate" | "Distal"}`
  | `Thumb${"Metacarpal" | "Proximal" | "Distal"}`;

/** A bone of the humanoid as VRM 1.0 names it. */
export type BoneName = "hips" | "spine" | "chest" | "upperChest" | "neck" | "head" | `${Side}${LimbBone}`;

type Joint = readonly [name: BoneName, parent: BoneName | null, position: Point];

const ARM_Y = 1.328;
const ARM_Z = -0.014;
const WRIST_X = 0.633;

/** Base of each finger from the wrist (x outwards, z forwards), and the lengths of its first two phalanges. */
const FINGERS = [
  ["Index", 0.088, 0.026, 0.04, 0.024],
  ["Middle", 0.092, 0.008, 0.044, 0.027],
  ["Ring", 0.088, -0.0095, 0.04, 0.025],
  ["Little", 0.08, -0.026, 0.031, 0.019],
] as const;

function side(prefix: Side): Joint[] {
  const s = prefix === "left" ? 1 : -1;
  const at = (x: number, y: number, z: number): Point => [x * s, y, z];
  const limbs: Joint[] = [
    [`${prefix}Shoulder`, "upperChest", at(0.03, 1.338, -0.012)],
    [`${prefix}UpperArm`, `${prefix}Shoulder`, at(0.148, ARM_Y, ARM_Z)],
    [`${prefix}LowerArm`, `${prefix}UpperArm`, at(0.403, ARM_Y, ARM_Z)],
    [`${prefix}Hand`, `${prefix}LowerArm`, at(WRIST_X, ARM_Y, ARM_Z)],
    [`${prefix}UpperLeg`, "hips", at(0.084, 0.9, 0)],
    [`${prefix}LowerLeg`, `${prefix}UpperLeg`, at(0.084, 0.49, 0)],
    [`${prefix}Foot`, `${prefix}LowerLeg`, at(0.084, 0.078, 0)],
    [`${prefix}Toes`, `${prefix}Foot`, at(0.084, 0.022, 0.118)],
  ];
  const fingers = FINGERS.flatMap(([finger, x, z, proximal, intermediate]): Joint[] => [
    [`${prefix}${finger}Proximal`, `${prefix}Hand`, at(WRIST_X + x, ARM_Y, ARM_Z + z)],
    [`${prefix}${finger}Intermediate`, `${prefix}${finger}Proximal`, at(WRIST_X + x + proximal, ARM_Y, ARM_Z + z)],
    [
      `${prefix}${finger}Distal`,
      `${prefix}${finger}Intermediate`,
      at(WRIST_X + x + proximal + intermediate, ARM_Y, ARM_Z + z),
    ],
  ]);
  return [
    ...limbs,
    ...fingers,
    [`${prefix}ThumbMetacarpal`, `${prefix}Hand`, at(WRIST_X + 0.022, ARM_Y - 0.006, ARM_Z + 0.02)],
    [`${prefix}ThumbProximal`, `${prefix}ThumbMetacarpal`, at(WRIST_X + 0.05, ARM_Y - 0.01, ARM_Z + 0.046)],
    [`${prefix}ThumbDistal`, `${prefix}ThumbProximal`, at(WRIST_X + 0.075, ARM_Y - 0.012, ARM_Z + 0.062)],
  ];
}

const JOINTS: readonly Joint[] = [
  ["hips", null, [0, 0.94, 0]],
  ["spine", "hips", [0, 1.01, -0.005]],
  ["chest", "spine", [0, 1.12, -0.008]],
  ["upperChest", "chest", [0, 1.23, -0.014]],
  ["neck", "upperChest", [0, 1.372, -0.018]],
  ["head", "neck", [0, 1.447, 0]],
  ...side("left"),
  ...side("right"),
];

/** Names of the bones; a parent always stands before its children, `hips` first. */
export const BONES: readonly BoneName[] = JOINTS.map(([name]) => name);

const index: ReadonlyMap<string, number> = new Map(BONES.map((name, i) => [name, i]));

/** Whether a name is that of a bone of the skeleton. */
export function isBoneName(name: string): name is BoneName {
  return index.has(name);
}

/**
 * Index of a bone in every array that runs over bones. The compiler checks a name that is written down; one that is only
 * known when it runs, as from a file, may be any string.
 * @throws {RangeError} when there is no such bone.
 */
export function boneIndex<Name extends string>(name: string extends Name ? Name : Name & BoneName): number {
  const i = index.get(name);
  if (i === undefined) throw new RangeError(`The skeleton has no bone named "${name}".`);
  return i;
}

/** Index of each bone's parent; −1 for the hips. */
export const PARENTS: readonly number[] = JOINTS.map(([, parent]) => (parent === null ? -1 : boneIndex(parent)));

/** Index of a bone's parent; −1 for the hips. */
export function parentOf(bone: number): number {
  return PARENTS[bone] ?? -1;
}

/** Where each joint is at rest, in the world, metres. */
export const REST_POSITIONS: readonly Point[] = JOINTS.map(([, , position]) => position);

/** Each joint at rest from its parent's, metres; that of the hips from the origin of the world. */
export const REST_OFFSETS: readonly Point[] = REST_POSITIONS.map((position, i) => {
  const parent = REST_POSITIONS[parentOf(i)];
  return parent ? [position[0] - parent[0], position[1] - parent[1], position[2] - parent[2]] : position;
});

/** Where a bone's joint is at rest, in the world, metres. */
export function restPosition(name: BoneName): Point {
  return pointOf(REST_POSITIONS, name);
}

/** A bone's joint at rest from its parent's, metres. */
export function restOffset(name: BoneName): Point {
  return pointOf(REST_OFFSETS, name);
}

function pointOf(points: readonly Point[], name: BoneName): Point {
  const point = points[boneIndex(name)];
  if (!point) throw new RangeError(`The skeleton has no bone named "${name}".`);
  return point;
}
