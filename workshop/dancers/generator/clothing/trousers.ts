import type { Skin } from "../anatomy/figure.ts";
import { onLeg } from "../anatomy/leg.ts";
import { SIDES, type Side } from "../anatomy/sides.ts";
import { type Field, mirrored, smoothMax, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, softLimb } from "../geometry/shapes.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import { cross, dot, length, normalize, ramp, subtract, type V3 } from "../geometry/vector.ts";
import { LIMB_RADII, partLegs } from "../skin/limb-weights.ts";
import { spreadTrunk } from "../skin/trunk-weights.ts";
import { bind, segments } from "../skin/weights.ts";
import { weightsFromSurface } from "../skin/weights-from-surface.ts";

/** A pair of trousers. Heights over the floor and radii in metres. */
export interface TrouserCut {
  waist: number;
  cuff: number;
  hips: number;
  /** Radius of the leg at the hip, mid-thigh, knee, mid-calf and cuff. */
  radii: readonly [number, number, number, number, number];
  /** Depth of the lengthwise pleats. */
  pleats: number;
  /** Depth of the crumples round ankle and knee. */
  crumples: number;
}

function leg(which: Side, { cuff, radii, pleats, crumples }: TrouserCut): Field {
  const hip = onLeg(which, "UpperLeg", 0.895);
  const knee = onLeg(which, "LowerLeg", 0.49);
  const hem = onLeg(which, "LowerLeg", cuff, 0, -0.006);
  const tube = softLimb(
    [hip, onLeg(which, "UpperLeg", 0.69), knee, onLeg(which, "LowerLeg", 0.33, 0, -0.014), hem],
    radii,
  );
  const axis = normalize(subtract(hem, hip));
  const span = length(subtract(hem, hip));
  const across = normalize(cross([0, 0, 1], axis));
  const ahead = cross(axis, across);
  return (x, y, z) => {
    const d = tube(x, y, z);
    if (Math.abs(d) > 0.05) return d;
    const p: V3 = [x - hip[0], y - hip[1], z - hip[2]];
    const t = dot(p, axis) / span;
    const angle = Math.atan2(dot(p, ahead), dot(p, across));
    const pleat =
      pleats *
      ramp(t, 0.04, 0.34) *
      (1 - 0.45 * ramp(t, 0.7, 1)) *
      Math.cos(angle * 11 + 0.8 * Math.sin(t * 3.1 + which.s));
    const slack = ramp(t, 0.8, 0.95) + 0.5 * Math.exp(-(((t - 0.52) / 0.06) ** 2));
    const crumple = crumples * slack * Math.sin(t * 92 + 1.9 * Math.sin(angle * 2 + t * 26 + which.s) + which.s);
    return d - pleat - crumple;
  };
}

/** The field of the trousers. The legs do not blend with each other. */
export function trouserField(cut: TrouserCut): Field {
  const [left, right] = SIDES.map((side) => leg(side, cut)) as [Field, Field];
  const pelvis = union(
    0.04,
    ellipsoid([0, 0.938, -0.002], [0.144 * cut.hips, 0.12, 0.1]),
    mirrored(ellipsoid([0.06, 0.905, -0.043], [0.084 * cut.hips, 0.088, 0.076])),
  );
  return (x, y, z) => {
    const a = left(x, y, z);
    const b = right(x, y, z);
    const d = Math.min(smoothMin(pelvis(x, y, z), Math.min(a, b), 0.05), smoothMin(a, b, 0.012));
    return smoothMax(smoothMax(d, y - cut.waist, 0.008), cut.cuff - 0.02 - y, 0.004);
  };
}

/** @param shape Cuts the mesh after it is bound, because weights diffuse over the mesh and cuts make it uneven. */
export function buildTrousers(
  field: Field,
  cut: TrouserCut,
  fine: number,
  shape: (mesh: Skin["mesh"]) => Skin["mesh"],
): Skin {
  const mesh = surfaceNets(field, [-0.3, cut.cuff - 0.05, -0.2], [0.3, cut.waist + 0.03, 0.2], 0.0108 / fine);
  const weights = bind(mesh, {
    segments: segments({ hips: 0.11, spine: 0.09, ...LIMB_RADII, leftFoot: 0, rightFoot: 0 }),
    softness: 0.016,
    diffusion: Math.round(14 * fine * fine),
    adjust: (p, w, capsules) => {
      partLegs(p, w, capsules);
      spreadTrunk(p, w, capsules);
    },
  });
  const shaped = shape(mesh);
  return { mesh: shaped, weights: weightsFromSurface(shaped, mesh, weights) };
}
