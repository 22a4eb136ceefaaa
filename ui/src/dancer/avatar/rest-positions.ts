import { numberAt } from "@nataraj/sdk/arrays";
import { BONES, boneIndex, PARENTS, REST_OFFSETS, REST_POSITIONS } from "@nataraj/sdk/motion";
import type { VRM, VRMHumanBoneName } from "@pixiv/three-vrm";
import { Vector3 } from "three";
import type { Soles } from "./soles.ts";

/** Bones that an avatar may lack, whose turns then go to the bone below: it must not carry its siblings along. */
const GOES_DOWN: Readonly<Record<string, string>> = {
  neck: "head",
  leftShoulder: "leftUpperArm",
  rightShoulder: "rightUpperArm",
};
/** The same for bones whose turns go to the bone above. */
const GOES_UP = new Set(["chest", "upperChest"]);
/** A foot without toes to bend turns about its tip: shares of the ankle's height, and of the way from the ankle. */
const TIP = { height: 0.04, way: 0.95 };

/** Whether an avatar has a bone. */
export const hasBone = ({ humanoid }: VRM, name: string): boolean =>
  Boolean(humanoid.getNormalizedBoneNode(name as VRMHumanBoneName));

/**
 * Where each bone of `BONES` is at rest, metres from the floor under the avatar. A bone that it lacks lies where its turn
 * is taken over without moving anything else: spines at the bone above, neck and shoulders at the bone below.
 */
export function restPositions(vrm: VRM, soles: Soles | undefined): Vector3[] {
  const ground = soles?.ground ?? 0;
  const node = (name: string) => vrm.humanoid.getNormalizedBoneNode(name as VRMHumanBoneName);
  const own = (name: string) => {
    const at = node(name)?.getWorldPosition(new Vector3());
    if (at) at.y -= ground;
    return at;
  };
  const rest: Vector3[] = [];
  const scale = (own("leftFoot")?.y ?? 0.078) / (REST_POSITIONS[boneIndex("leftFoot")]?.[1] ?? 0.078);
  BONES.forEach((name, i) => {
    const parent = rest[numberAt(PARENTS, i)] ?? new Vector3();
    const below = GOES_DOWN[name];
    const missing = () => {
      if (GOES_UP.has(name)) return parent.clone();
      if (below) return own(below) ?? parent.clone();
      if (name.endsWith("Toes")) return tip(parent, (soles?.front ?? parent.z + 0.184 * scale) - parent.z);
      return parent.clone().add(new Vector3(...(REST_OFFSETS[i] as [number, number, number])));
    };
    rest.push(own(name) ?? missing());
  });
  return rest;
}

const tip = (ankle: Vector3, length: number) => new Vector3(ankle.x, ankle.y * TIP.height, ankle.z + length * TIP.way);

/** Index in `BONES` of the bone whose turn in the world each one takes: its own, or that of a missing one above it. */
export function sourceOf(vrm: VRM, name: string): number {
  const next: Readonly<Record<string, string>> = { spine: "chest", chest: "upperChest" };
  let source = name;
  for (let above = next[source]; above && !hasBone(vrm, above); above = next[above]) source = above;
  return boneIndex(source);
}
