import type { Mesh } from "../geometry/mesh.ts";
import { ramp } from "../geometry/vector.ts";
import { bindPosition } from "./bind-pose.ts";
import { bind, segments, type Weights } from "./weights.ts";

/** Metres from the toe joint forward between which the skin goes over to the toes: before it, or the ball sinks in. */
const BALL = [-0.024, 0.002] as const;
/** The shin holds nothing lower than this under the ankle, and all that is its own higher than that over it. Metres. */
const ANKLE = [-0.022, 0.028] as const;

/**
 * A foot or a shoe on shin, foot and toes. The heel is as near to the shin as to the foot, but the sole goes with the
 * foot alone, or it would leave the floor when the ankle bends.
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
