import { numberAt } from "@nataraj/sdk/arrays";
import { BONES, boneIndex, createRig, DEFAULT_RIG, PARENTS, type Rig } from "@nataraj/sdk/motion";
import type { VRM } from "@pixiv/three-vrm";
import { Quaternion, Vector3 } from "three";
import { AvatarError } from "./avatar-error.ts";
import { hasBone, restPositions } from "./rest-positions.ts";
import { measureSoles } from "./soles.ts";

/** An avatar's body as the dance needs it. */
export interface Proportions {
  /** With the hips as high as our own dancer's, so that steps are as long as the legs allow. */
  rig: Rig;
  /** Metres of the rig for a metre of the avatar. */
  scale: number;
  /** By bone: turns its limb from where it hangs at rest to straight down or out, as the evaluator takes it to be. */
  straighten: Quaternion[];
}

/** The bone at the end of each limb's part. */
const NEXT: Readonly<Record<string, string>> = {
  UpperLeg: "LowerLeg",
  LowerLeg: "Foot",
  UpperArm: "LowerArm",
  LowerArm: "Hand",
};
/** A limb that is shorter is none: its share of the height of the hips. Ours have a quarter and more. */
const MIN_LIMB_SHARE = 0.01;
const DOWN = new Vector3(0, -1, 0);
/** Share of the way from the ankle to the heel's back at which the heel stands. */
const HEEL_STANDS = 0.49;

/**
 * Measures an avatar: limbs, hips, the height of the ankles over its soles.
 * @throws {AvatarError} when its body is none that could stand.
 */
export function measureProportions(vrm: VRM): Proportions {
  const soles = measureSoles(vrm);
  const rest = restPositions(vrm, soles);
  const offsets = rest.map((at, i) => at.clone().sub(rest[numberAt(PARENTS, i)] ?? new Vector3()));
  const straighten = BONES.map(() => new Quaternion());
  for (const side of ["left", "right"])
    for (const [part, next] of Object.entries(NEXT)) {
      const offset = offsets[boneIndex(side + next)] as Vector3;
      const way = part.endsWith("Arm") ? new Vector3(side === "left" ? 1 : -1, 0, 0) : DOWN;
      const length = offset.length();
      // Avatars come in metres, in centimetres, and in the size of dolls.
      if (!(length > MIN_LIMB_SHARE * (rest[0] as Vector3).y))
        throw new AvatarError("boneless", { bones: [side + part] });
      (straighten[boneIndex(side + part)] as Quaternion).setFromUnitVectors(offset.clone().divideScalar(length), way);
      offset.copy(way).multiplyScalar(length);
    }
  // Hands go with the arms that are straight now: in an A-pose they hang down with them at rest.
  const carried = new Set<number>();
  BONES.forEach((name, i) => {
    const parent = numberAt(PARENTS, i);
    const isHand = name.endsWith("Hand");
    if (!isHand && !carried.has(parent)) return;
    carried.add(i);
    const turn = straighten[parent] as Quaternion;
    (straighten[i] as Quaternion).copy(turn);
    if (!isHand && hasBone(vrm, name)) (offsets[i] as Vector3).applyQuaternion(turn);
  });
  const straight: Vector3[] = [];
  offsets.forEach((offset, i) => {
    straight.push(offset.clone().add(straight[numberAt(PARENTS, i)] ?? new Vector3()));
  });
  // Legs that are straight now reach a little further down.
  const ankle = (rest[boneIndex("leftFoot")] as Vector3).y;
  const risen = ankle - (straight[boneIndex("leftFoot")] as Vector3).y;
  const hips = (straight[0] as Vector3).y + risen;
  if (!(hips > 0)) throw new AvatarError("boneless", { bones: ["hips"] });
  if (!(ankle > 0)) throw new AvatarError("boneless", { bones: ["leftFoot"] });
  const scale = DEFAULT_RIG.hipsHeight / hips;
  const middle = straight[0] as Vector3;
  const rig = createRig(
    straight.map(({ x, y, z }) => [(x - middle.x) * scale, (y + risen) * scale, (z - middle.z) * scale]),
  );
  const behind = soles ? ((rest[boneIndex("leftFoot")] as Vector3).z - soles.back) * scale : 0;
  const heel = behind * HEEL_STANDS;
  return {
    rig: behind > 0 ? { ...rig, heel, heelRadius: Math.min(behind - heel, rig.ankle) } : rig,
    scale,
    straighten,
  };
}
