import { type Field, mirrored, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, roundCone } from "../geometry/shapes.ts";

/** Proportions that differ between bodies; 1 is the average. */
export interface Physique {
  bust: number;
  hips: number;
  waist: number;
  shoulders: number;
}

/** The trunk from the pelvis to the base of the neck. */
export function torso({ bust, hips, waist, shoulders }: Physique): Field {
  const core = union(
    0.055,
    ellipsoid([0, 0.94, -0.002], [0.14 * hips, 0.1, 0.094]),
    ellipsoid([0, 1.075, 0.001], [0.1 * waist, 0.13, 0.075 * waist]),
    ellipsoid([0, 1.205, -0.008], [0.118 * shoulders, 0.135, 0.084]),
    roundCone([-0.088 * shoulders, 1.315, -0.016], [0.088 * shoulders, 1.315, -0.016], 0.045, 0.045),
  );
  const seat = mirrored(ellipsoid([0.06, 0.905, -0.042], [0.078 * hips, 0.082, 0.07 * hips]));
  const breast = mirrored(ellipsoid([0.053, 1.222, 0.046], [0.056, 0.052, 0.018 + 0.027 * bust]));
  const shoulderBlade = mirrored(ellipsoid([0.07, 1.25, -0.073], [0.05, 0.075, 0.022]));
  const trapezius = mirrored(roundCone([0.012, 1.388, -0.024], [0.11 * shoulders, 1.336, -0.022], 0.034, 0.03));
  const collarbone = mirrored(roundCone([0.022, 1.345, 0.022], [0.115 * shoulders, 1.35, -0.004], 0.0085, 0.0085));
  return (x, y, z) => {
    let d = smoothMin(core(x, y, z), seat(x, y, z), 0.05);
    if (y > 1.1) {
      d = smoothMin(d, breast(x, y, z), 0.04);
      d = smoothMin(d, shoulderBlade(x, y, z), 0.05);
      d = smoothMin(d, trapezius(x, y, z), 0.032);
      d = smoothMin(d, collarbone(x, y, z), 0.022);
    }
    return d;
  };
}
