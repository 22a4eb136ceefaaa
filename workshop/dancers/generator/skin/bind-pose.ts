import { numberAt } from "@nataraj/sdk/arrays";
import { BONES, boneIndex, PARENTS, REST_OFFSETS, REST_POSITIONS } from "@nataraj/sdk/motion";
import { aboutY, aboutZ, add, IDENTITY, multiply, type Quat, rotate, subtract, type V3 } from "../geometry/vector.ts";

/** Where a bone stands when the skin is bound to it. */
export interface Transform {
  rotation: Quat;
  position: V3;
}

const DEGREE = Math.PI / 180;

/** Fingers are modelled spread, because the grid would join neighbours. Degrees towards the thumb. */
const FAN = { Index: 9, Middle: 2, Ring: -5.5, Little: -13 };
const fanned = Object.entries(FAN).flatMap(([finger, degrees]) => [
  [`left${finger}Proximal`, aboutY(-degrees * DEGREE)] as const,
  [`right${finger}Proximal`, aboutY(degrees * DEGREE)] as const,
]);

/** The body is modelled with arms 42° below the horizontal and legs 4° apart: shoulders then deform well both ways. */
const TURNS: Record<string, Quat> = {
  leftUpperArm: aboutZ(-42 * DEGREE),
  rightUpperArm: aboutZ(42 * DEGREE),
  leftUpperLeg: aboutZ(4 * DEGREE),
  rightUpperLeg: aboutZ(-4 * DEGREE),
  leftFoot: aboutZ(-4 * DEGREE),
  rightFoot: aboutZ(4 * DEGREE),
  ...Object.fromEntries(fanned),
};

export const BIND_POSE: readonly Transform[] = BONES.reduce<Transform[]>((bound, name, i) => {
  const turn = TURNS[name] ?? IDENTITY;
  const offset = REST_OFFSETS[i] as V3;
  const parent = bound[numberAt(PARENTS, i)];
  bound.push(
    parent
      ? { rotation: multiply(parent.rotation, turn), position: add(parent.position, rotate(parent.rotation, offset)) }
      : { rotation: turn, position: offset },
  );
  return bound;
}, []);

export const restPosition = (bone: string): V3 => REST_POSITIONS[boneIndex(bone)] as V3;
export const bindTransform = (bone: string): Transform => BIND_POSE[boneIndex(bone)] as Transform;
export const bindPosition = (bone: string): V3 => bindTransform(bone).position;

/** A point of the T-pose, carried by a bone to the pose the body is modelled in. */
export function toBind(bone: string, rest: V3): V3 {
  const { rotation, position } = bindTransform(bone);
  return add(position, rotate(rotation, subtract(rest, restPosition(bone))));
}

/** A direction of the T-pose, likewise. */
export const bindDirection = (bone: string, direction: V3): V3 => rotate(bindTransform(bone).rotation, direction);
