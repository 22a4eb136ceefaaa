/**
 * The rest skeleton: VRM 1.0 humanoid bone names, T-pose with identity rotations, facing +Z, the dancer's left at +X,
 * metres. Secondary bones (plait, cloth) belong to the dancer's body and are not part of it.
 */
type Point = readonly [x: number, y: number, z: number];
type Joint = readonly [name: string, parent: string | null, position: Point];

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

function side(prefix: "left" | "right"): Joint[] {
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
export const BONES: readonly string[] = JOINTS.map(([name]) => name);

const index = new Map(BONES.map((name, i) => [name, i]));

/**
 * Index of a bone in every array that runs over bones.
 * @throws {RangeError} when there is no such bone.
 */
export function boneIndex(name: string): number {
  const i = index.get(name);
  if (i === undefined) throw new RangeError(`The skeleton has no bone named "${name}".`);
  return i;
}

/** Index of each bone's parent; −1 for the hips. */
export const PARENTS: readonly number[] = JOINTS.map(([, parent]) => (parent === null ? -1 : boneIndex(parent)));

/** Where each joint is at rest, in the world, metres. */
export const REST_POSITIONS: readonly Point[] = JOINTS.map(([, , position]) => position);

/** Each joint at rest from its parent's, metres; that of the hips from the origin of the stage. */
export const REST_OFFSETS: readonly Point[] = REST_POSITIONS.map((position, i) => {
  const parent = REST_POSITIONS[PARENTS[i] as number];
  return parent ? [position[0] - parent[0], position[1] - parent[1], position[2] - parent[2]] : position;
});
