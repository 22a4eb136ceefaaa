import { type Field, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, limb } from "../geometry/shapes.ts";
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
  const thigh = union(
    0.03,
    limb([upper(0.89, -0.004, -0.004), upper(0.72, 0, 0.002), upper(0.5, 0, 0.002)], [0.081, 0.0715, 0.0475]),
  );
  const shin = union(
    0.02,
    limb(
      [lower(0.49, 0, 0), lower(0.37, 0, -0.008), lower(0.2, 0, -0.008), lower(0.09, 0, -0.008)],
      [0.0455, 0.0445, 0.033, 0.0315],
    ),
    ellipsoid(lower(0.365, 0.002, -0.018), [0.042, 0.1, 0.042], turn),
    ellipsoid(lower(0.495, 0, 0.022), [0.028, 0.036, 0.026], turn),
  );
  return (x, y, z) => smoothMin(thigh(x, y, z), shin(x, y, z), 0.02);
}

const [left, right] = SIDES.map(leg) as [Field, Field];

/** The two never melt into each other, however close the thighs. */
export const legs: Field = (x, y, z) => Math.min(left(x, y, z), right(x, y, z));
