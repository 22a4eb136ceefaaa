import { float32At, float64At } from "../../arrays/index.ts";
import {
  boneIndex,
  createPose,
  createWorldTransforms,
  type Dance,
  poseAt,
  worldTransforms,
} from "../../motion/index.ts";

/** How often the dancer's facing is looked at: nobody turns by half a turn in between. Seconds. */
const STEP_S = 0.1;
/** A dancer who gets as far as this has gone somewhere. Metres. */
const FAR_M = 0.4;

const HIPS = boneIndex("hips");
const pose = createPose();
const world = createWorldTransforms();

/** Where the hips are and which way they face, seen from above: metres, and radians from the audience to their left. */
function placeAt(dance: Dance, seconds: number): { x: number; z: number; facing: number } {
  worldTransforms(poseAt(dance, seconds, pose), world);
  const [x, y, z, w] = [0, 1, 2, 3].map((k) => float64At(world.rotations, 4 * HIPS + k)) as [
    number,
    number,
    number,
    number,
  ];
  const facing = Math.atan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y));
  return { x: float32At(pose.hips, 0), z: float32At(pose.hips, 2), facing };
}

const TURNS = ["", "quarter turn", "half turn", "three-quarter turn", "full turn"];
const SIDES = ["", "left", "the back", "right"];
const quarters = (radians: number) => Math.round(radians / (Math.PI / 2));

/**
 * Turns and directions of a part of a dance, in the dancer's own left and right: how far the dancer turns, where they go,
 * and which way they face at its end. Empty where they stay in place and face the audience.
 */
export function directionOf(dance: Dance, start: number, end: number): string[] {
  const first = placeAt(dance, start);
  let last = first;
  let turned = 0;
  for (let time = start + STEP_S; time < end + STEP_S; time += STEP_S) {
    const next = placeAt(dance, Math.min(time, end));
    const by = next.facing - last.facing;
    turned += Math.atan2(Math.sin(by), Math.cos(by));
    last = next;
  }
  const count = Math.abs(quarters(turned));
  const turn = TURNS[count] ?? `${count / 4} turns`;
  const [right, ahead] = [first.x - last.x, last.z - first.z];
  const isSideways = Math.abs(right) > Math.abs(ahead);
  const way = isSideways ? (right > 0 ? "right" : "left") : ahead > 0 ? "forwards" : "backwards";
  const side = SIDES[((quarters(last.facing) % 4) + 4) % 4] ?? "";
  return [
    turn && `${turn} ${turned > 0 ? "left" : "right"}`,
    Math.hypot(right, ahead) > FAR_M ? `goes ${way}` : "",
    side && `ends facing ${side}`,
  ].filter(Boolean);
}
