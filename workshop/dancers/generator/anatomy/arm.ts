import { type Field, smoothMin } from "../geometry/field.ts";
import { ellipsoid, softLimb } from "../geometry/shapes.ts";
import type { V3 } from "../geometry/vector.ts";
import { bindTransform, restPosition, toBind } from "../skin/bind-pose.ts";
import { SIDES, type Side } from "./sides.ts";

/** A point along the T-pose's arm: metres from the middle of the body, then up and forward. */
export const alongArm = (s: number, x: number, up = 0, forward = 0): V3 => {
  const [, y, z] = restPosition("leftUpperArm");
  return [x * s, y + up, z + forward];
};

/** The arm from the shoulder to the wrist: deltoid, biceps and triceps, the muscles of the forearm, a flat wrist. */
function arm({ side, s }: Side): Field {
  const upper = `${side}UpperArm`;
  const lower = `${side}LowerArm`;
  const at = (bone: string, x: number, up = 0, forward = 0) => toBind(bone, alongArm(s, x, up, forward));
  const muscle = (bone: string, x: number, radii: V3, up = 0, forward = 0) =>
    ellipsoid(at(bone, x, up, forward), radii, bindTransform(bone).rotation);
  const whole = softLimb(
    [
      at(upper, 0.152),
      at(upper, 0.22),
      at(upper, 0.3),
      at(upper, 0.37),
      at(lower, 0.42),
      at(lower, 0.47),
      at(lower, 0.54),
      at(lower, 0.605),
      at(lower, 0.66),
    ],
    [0.0395, 0.0375, 0.035, 0.0302, 0.0278, 0.0292, 0.0252, 0.0198, 0.0188],
  );
  const deltoid = muscle(upper, 0.168, [0.056, 0.0425, 0.0425], 0.003);
  const biceps = muscle(upper, 0.29, [0.07, 0.0315, 0.035], 0.001);
  const belly = muscle(lower, 0.468, [0.06, 0.0265, 0.03], -0.001, 0.002);
  const wrist = muscle(lower, 0.62, [0.04, 0.017, 0.0225]);
  return (x, y, z) => {
    let d = smoothMin(whole(x, y, z), deltoid(x, y, z), 0.026);
    d = smoothMin(d, biceps(x, y, z), 0.026);
    d = smoothMin(d, belly(x, y, z), 0.02);
    return smoothMin(d, wrist(x, y, z), 0.02);
  };
}

const [left, right] = SIDES.map(arm) as [Field, Field];

export const arms: Field = (x, y, z) => (x > 0 ? left : right)(x, y, z);
