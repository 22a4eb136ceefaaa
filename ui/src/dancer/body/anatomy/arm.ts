import { type Field, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, limb } from "../geometry/shapes.ts";
import type { V3 } from "../geometry/vector.ts";
import { bindTransform, restPosition, toBind } from "../skin/bind-pose.ts";
import { SIDES, type Side } from "./sides.ts";

/** A point along the T-pose's arm: metres from the middle of the body, then up and forward. */
export const alongArm = (s: number, x: number, up = 0, forward = 0): V3 => {
  const [, y, z] = restPosition("leftUpperArm");
  return [x * s, y + up, z + forward];
};

/** From the shoulder's cap to the wrist: deltoid, biceps and triceps, the forearm's belly, a flat wrist. */
function arm({ side, s }: Side): Field {
  const upper = `${side}UpperArm`;
  const lower = `${side}LowerArm`;
  const at = (bone: string, x: number, up = 0, forward = 0) => toBind(bone, alongArm(s, x, up, forward));
  const muscle = (bone: string, x: number, radii: V3, up = 0, forward = 0) =>
    ellipsoid(at(bone, x, up, forward), radii, bindTransform(bone).rotation);
  const upperArm = union(
    0.026,
    limb([at(upper, 0.152), at(upper, 0.29), at(upper, 0.395)], [0.0395, 0.0345, 0.0292]),
    muscle(upper, 0.168, [0.056, 0.0425, 0.0425], 0.003),
    muscle(upper, 0.295, [0.075, 0.032, 0.036], 0.001),
  );
  const forearm = union(
    0.022,
    limb([at(lower, 0.403), at(lower, 0.47), at(lower, 0.6), at(lower, 0.66)], [0.0292, 0.029, 0.0206, 0.019]),
    muscle(lower, 0.462, [0.07, 0.0295, 0.0325], -0.001, 0.002),
    muscle(lower, 0.615, [0.04, 0.0175, 0.0235]),
  );
  return (x, y, z) => smoothMin(upperArm(x, y, z), forearm(x, y, z), 0.02);
}

const [left, right] = SIDES.map(arm) as [Field, Field];

export const arms: Field = (x, y, z) => (x > 0 ? left : right)(x, y, z);
