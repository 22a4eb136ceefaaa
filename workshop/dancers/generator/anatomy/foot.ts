import { type Field, smoothMax, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, roundCone } from "../geometry/shapes.ts";
import { bindTransform, restPosition, toBind } from "../skin/bind-pose.ts";
import { SIDES, type Side } from "./sides.ts";

/** Each toe: outwards from the foot's axis, tip forward, radius; then the ball it grows from. Metres. */
const TOES = [
  [-0.022, 0.182, 0.0134, [-0.018, 0.022, 0.11]],
  [-0.003, 0.184, 0.0108, [-0.003, 0.02, 0.112]],
  [0.0125, 0.177, 0.01, [0.011, 0.019, 0.108]],
  [0.0255, 0.167, 0.0094, [0.023, 0.018, 0.1]],
  [0.0375, 0.154, 0.0088, [0.033, 0.016, 0.09]],
] as const;

/** A bare foot with an arch and a flat sole. */
function foot({ side, s }: Side): Field {
  const bone = `${side}Foot`;
  const [axis] = restPosition("leftUpperLeg");
  const at = (out: number, y: number, forward: number) => toBind(bone, [(axis + out) * s, y, forward]);
  const turn = bindTransform(bone).rotation;
  const ankle = union(
    0.028,
    roundCone(at(0, 0.2, -0.008), at(0, 0.08, -0.007), 0.0325, 0.0325),
    ellipsoid(at(0, 0.035, -0.032), [0.0295, 0.035, 0.036], turn),
    roundCone(at(0, 0.054, 0.002), at(-0.004, 0.028, 0.085), 0.0325, 0.0245),
    roundCone(at(0.012, 0.03, 0), at(0.019, 0.02, 0.09), 0.0245, 0.019),
  );
  const malleoli = union(
    0.01,
    ellipsoid(at(-0.028, 0.085, -0.008), [0.012, 0.014, 0.013]),
    ellipsoid(at(0.029, 0.076, -0.012), [0.011, 0.014, 0.012]),
  );
  const ball = union(
    0.016,
    roundCone(at(-0.012, 0.026, 0.08), at(-0.018, 0.021, 0.118), 0.025, 0.018),
    roundCone(at(0.015, 0.022, 0.08), at(0.023, 0.017, 0.108), 0.019, 0.0155),
  );
  const toes = TOES.map(([out, forward, r, base]) =>
    roundCone(at(base[0], base[1], base[2]), at(out, r * 0.92, forward - r), r * 1.2, r),
  );
  return (x, y, z) => {
    let d = smoothMin(ankle(x, y, z), ball(x, y, z), 0.03);
    d = smoothMin(d, malleoli(x, y, z), 0.014);
    for (const toe of toes) d = Math.min(d, toe(x, y, z));
    return smoothMax(d, 0.002 - y, 0.0005);
  };
}

const [left, right] = SIDES.map(foot) as [Field, Field];

export const feet: Field = (x, y, z) => (x > 0 ? left : right)(x, y, z);
