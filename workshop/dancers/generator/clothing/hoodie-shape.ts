import { alongArm } from "../anatomy/arm.ts";
import { neck } from "../anatomy/head.ts";
import { SIDES, type Side } from "../anatomy/sides.ts";
import { type Field, smoothMax, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, softLimb } from "../geometry/shapes.ts";
import { bell, lerp, ramp } from "../geometry/vector.ts";
import { toBind } from "../skin/bind-pose.ts";

/** Height of the hem, distance of the cuff from the middle along the arm, and breadth of the ribs at both; metres. */
export const HEM = 0.875;
export const CUFF = 0.607;
export const RIB = 0.034;

function sleeve({ side, s }: Side): Field {
  const at = (bone: string, x: number, up = 0) => toBind(side + bone, alongArm(s, x, up));
  const tube = union(
    0.03,
    softLimb(
      [
        at("UpperArm", 0.145, -0.004),
        at("UpperArm", 0.23, -0.004),
        at("UpperArm", 0.33),
        at("LowerArm", 0.41),
        at("LowerArm", 0.49),
        at("LowerArm", 0.555),
        at("LowerArm", CUFF - RIB),
        at("LowerArm", CUFF),
      ],
      [0.063, 0.056, 0.0495, 0.046, 0.0425, 0.0405, 0.031, 0.0268],
    ),
  );
  const elbow = toBind(`${side}LowerArm`, alongArm(s, 0.403));
  const shoulder = toBind(`${side}UpperArm`, alongArm(s, 0.148));
  return (x, y, z) => {
    const along = Math.hypot(x - shoulder[0], y - shoulder[1], z - shoulder[2]);
    // Cloth gathers inside the elbow and over the cuff, aslant and never in even rings.
    const slack = bell(along - 0.25, 0.045) + 1.1 * bell(along - 0.405, 0.04);
    const round = Math.atan2(z - elbow[2], (y - elbow[1]) * s + (x - elbow[0]));
    return tube(x, y, z) - 0.0027 * slack * Math.sin(along * 150 + 1.7 * Math.sin(round + along * 31) + s);
  };
}

/** The hood lies on the back: a roll that stands behind the neck and falls open to the throat, its sack behind. */
const hood: Field = (() => {
  const sack = ellipsoid([0, 1.362, -0.108], [0.082, 0.068, 0.042]);
  return (x, y, z) => {
    const behind = 1 - ramp(z, -0.07, 0.05);
    const tilt = y - lerp(1.357, 1.412, behind) - 0.022 * ramp(Math.abs(x), 0, 0.07) * (1 - behind);
    const ring = Math.hypot(x / lerp(0.082, 0.088, behind), (z + 0.024) / 0.08);
    const roll = Math.hypot((ring - 1) * 0.082, tilt) - lerp(0.0165, 0.0265, behind);
    return smoothMin(roll, sack(x, y, z), 0.035);
  };
})();

/** Space round the neck, so that a rim of cloth shows instead of a line where cloth cuts into skin. */
const opening: Field = (x, y, z) => Math.max(neck(x, y, z) - 0.0125, 1.334 - y);

/** The whole hoodie, worn over the trousers; hands and neck come out of it. */
export function hoodieField(trunk: Field, trousers: Field): Field {
  const [left, right] = SIDES.map(sleeve) as [Field, Field];
  return (x, y, z) => {
    const fold =
      0.0032 * Math.sin(y * 95 + 9 * Math.abs(x) + 2.2 * Math.sin(x * 31 + 9 * z)) * bell(y - 0.955, 0.035) +
      0.002 * Math.sin(y * 60 - x * 34) * bell(y - 1.06, 0.06);
    // It falls over its ribbed hem, which holds it to the hips.
    const loose = 0.016 + 0.013 * ramp(1.2 - y, 0, 0.22) - 0.011 * ramp(HEM + RIB + 0.014 - y, 0, 0.024);
    const straight = 0.017 * bell(y - 1.07, 0.075);
    let d = smoothMin(trunk(x, y, z) - loose - straight, trousers(x, y, z) - 0.015, 0.03) - fold;
    d = smoothMin(d, (x > 0 ? left : right)(x, y, z), 0.05);
    d = smoothMax(d, HEM - y, 0.01);
    return y > 1.2 ? smoothMax(smoothMin(d, hood(x, y, z), 0.014), -opening(x, y, z), 0.008) : d;
  };
}
