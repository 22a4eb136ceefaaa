import type { Mesh } from "../geometry/mesh.ts";
import { ramp } from "../geometry/vector.ts";
import { bindPosition } from "./bind-pose.ts";
import { bind, segments, type Weights } from "./weights.ts";

/**
 * The skin changes from foot to toes between these distances from the toe joint, metres forward: mostly before the
 * joint, or the ball would sink in.
 */
const BALL = [-0.024, 0.002] as const;
/**
 * The shin has no weight below the first height and its full weight above the second, relative to the ankle. Metres.
 */
const ANKLE = [-0.022, 0.028] as const;

/**
 * Binds a foot or a shoe to shin, foot and toes. The heel is as near to the shin as to the foot. But the sole follows
 * the foot alone, because it would otherwise leave the floor when the ankle bends.
 * @param thickness How much thicker than a bare foot it is, metres.
 */
export function bindFoot(mesh: Mesh, side: "left" | "right", thickness = 0): Weights {
  const [, ankle] = bindPosition(`${side}Foot`);
  const [, , toeJoint] = bindPosition(`${side}Toes`);
  const radii = {
    [`${side}LowerLeg`]: 0.035,
    [`${side}Foot`]: 0.03 + thickness,
    [`${side}Toes`]: 0.02 + thickness,
  };
  return bind(mesh, {
    segments: segments(radii),
    softness: 0.006,
    diffusion: 5,
    adjust: ([, y, z], weights) => {
      const [shin, foot, toes] = weights as unknown as [number, number, number];
      const held = shin * ramp(y - ankle, ...ANKLE);
      const bent = ramp(z - toeJoint, ...BALL);
      const rest = shin + foot + toes - held;
      weights.set([held, rest * (1 - bent), rest * bent]);
    },
  });
}
