import { type Field, smoothMin } from "../geometry/field.ts";
import { ellipsoid, softLimb } from "../geometry/shapes.ts";
import type { V3 } from "../geometry/vector.ts";
import { bindTransform, restPosition, toBind } from "../skin/bind-pose.ts";
import { SIDES, type Side } from "./sides.ts";

/** A point of the T-pose's leg: height over the floor, then outwards and forward of the leg's axis; metres. */
export const onLeg = (
  { side, s }: Side,
  bone: "UpperLeg" | "LowerLeg" | "Foot",
  y: number,
  out = 0,
  forward = 0,
): V3 => {
  const [x] = restPosition("leftUpperLeg");
  return toBind(side + bone, [(x + out) * s, y, forward]);
};

/** Thigh, knee and calf, bare: from the hip to the ankle. */
function leg(which: Side): Field {
  const { side } = which;
  const upper = (y: number, out = 0, forward = 0) => onLeg(which, "UpperLeg", y, out, forward);
  const lower = (y: number, out = 0, forward = 0) => onLeg(which, "LowerLeg", y, out, forward);
  const turn = bindTransform(`${side}LowerLeg`).rotation;
  const whole = softLimb(
    [
      upper(0.89, -0.004, -0.004),
      upper(0.79, -0.001, 0.002),
      upper(0.69, 0, 0.004),
      upper(0.585, 0, 0.003),
      lower(0.49, 0, 0.001),
      lower(0.4, 0.001, -0.006),
      lower(0.31, 0.001, -0.01),
      lower(0.2, 0, -0.009),
      lower(0.12, 0, -0.008),
      lower(0.085, 0, -0.008),
    ],
    [0.081, 0.077, 0.0695, 0.0565, 0.0462, 0.0475, 0.0435, 0.0335, 0.0305, 0.031],
  );
  const calf = ellipsoid(lower(0.37, 0.003, -0.02), [0.038, 0.095, 0.04], turn);
  const kneecap = ellipsoid(lower(0.492, 0, 0.021), [0.026, 0.036, 0.025], turn);
  return (x, y, z) => smoothMin(smoothMin(whole(x, y, z), calf(x, y, z), 0.03), kneecap(x, y, z), 0.022);
}

const [left, right] = SIDES.map(leg) as [Field, Field];

/** Both legs. They do not blend with each other, however close the thighs are. */
export const legs: Field = (x, y, z) => Math.min(left(x, y, z), right(x, y, z));
