import { alongArm } from "../anatomy/arm.ts";
import { ARM_RADII, beyondOnArm, LIMB_RADII, type Skin, TRUNK_RADII } from "../anatomy/figure.ts";
import { neck } from "../anatomy/head.ts";
import { SIDES, type Side } from "../anatomy/sides.ts";
import type { Assembly } from "../assembly.ts";
import { type Field, smoothMax, smoothMin, union } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { bead, merge } from "../geometry/mesh.ts";
import { ellipsoid, softLimb } from "../geometry/shapes.ts";
import { splitAll } from "../geometry/split.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import { bell, lerp, ramp, type V3 } from "../geometry/vector.ts";
import { toBind } from "../skin/bind-pose.ts";
import { bind, ride, segments, spreadTrunk } from "../skin/weights.ts";
import { allOf, not } from "./cut.ts";

const HEM = 0.875;
const CUFF = 0.607;
const RIB = 0.034;

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

/** Room round the neck: a rim of cloth shows, not the line where cloth would cut into skin. */
const opening: Field = (x, y, z) => Math.max(neck(x, y, z) - 0.0125, 1.334 - y);

/** The whole hoodie, worn over the trousers; hands and neck come out of it. */
export function hoodieField(trunk: Field, trousers: Field): Field {
  const [left, right] = SIDES.map(sleeve) as [Field, Field];
  return (x, y, z) => {
    const fold =
      0.0032 * Math.sin(y * 95 + 9 * Math.abs(x) + 2.2 * Math.sin(x * 31 + 9 * z)) * bell(y - 0.955, 0.035) +
      0.002 * Math.sin(y * 60 - x * 34) * bell(y - 1.06, 0.06);
    // It falls over its ribbed hem, which holds it to the hips.
    const loose = 0.016 + 0.013 * ramp(1.2 - y, 0, 0.22) - 0.02 * ramp(HEM + RIB + 0.014 - y, 0, 0.024);
    const straight = 0.017 * bell(y - 1.07, 0.075);
    let d =
      smoothMin(trunk(x, y, z) - loose - straight, trousers(x, y, z) - (y < HEM + RIB ? 0.007 : 0.01), 0.03) - fold;
    d = smoothMin(d, (x > 0 ? left : right)(x, y, z), 0.05);
    d = smoothMax(d, HEM - y, 0.01);
    return y > 1.2 ? smoothMax(smoothMin(d, hood(x, y, z), 0.014), -opening(x, y, z), 0.008) : d;
  };
}

/** A disc in a ring on the chest; negative inside. */
const emblem: Field = (x, y, z) => {
  const r = Math.hypot(x, y - 1.2);
  return z < 0.02 ? 1 : Math.min(r - 0.027, Math.abs(r - 0.052) - 0.0085);
};
const FACETS: readonly Field[] = [
  (_x, y) => y - 1.2,
  (x) => x,
  (x, y) => x - (y - 1.2),
  (x, y) => x + (y - 1.2),
  (x, y) => Math.hypot(x, y - 1.2) - 0.0355,
  (x, y) => Math.hypot(x, y - 1.2) - 0.052,
];
/** Cuts that make the mesh fine enough for the emblem's round edges. */
const EMBLEM_FACETS = FACETS.map(
  (facet): Field =>
    (x, y, z) =>
      z < 0.02 || Math.hypot(x, y - 1.2) > 0.085 ? 1 : facet(x, y, z),
);
const pocket: Field = (x, y, z) => {
  const side = Math.abs(x) - 0.105 + 0.55 * Math.max(0, y - 0.985);
  return z < 0.02 ? 1 : Math.max(side, y - 1.06, 0.925 - y);
};
const ribbed: Field = (() => {
  const cuff = beyondOnArm(CUFF - RIB);
  return (x, y, z) => Math.min(-cuff(x, y, z), y - HEM - RIB);
})();

export function addHoodie(assembly: Assembly, field: Field, fine: number): void {
  const mesh = splitAll(
    surfaceNets(field, [-0.56, 0.85, -0.2], [0.56, 1.47, 0.2], 0.0118 / Math.max(fine, 0.5)),
    [ribbed, pocket, ...EMBLEM_FACETS, emblem],
    field,
  );
  const weights = bind(mesh, {
    segments: segments({
      ...TRUNK_RADII,
      ...ARM_RADII,
      leftUpperLeg: LIMB_RADII.leftUpperLeg as number,
      rightUpperLeg: LIMB_RADII.rightUpperLeg as number,
    }),
    softness: 0.016,
    diffusion: Math.round(16 * fine * fine),
    adjust: (p, w, capsules) => {
      capsules.forEach(({ bone }, k) => {
        if (bone === capsules.at(-1)?.bone || bone === capsules.at(-2)?.bone)
          (w[k] as number) *= 0.75 * (1 - ramp(p[1], 0.87, 0.955));
      });
      spreadTrunk(p, w, capsules);
    },
  });
  const skin: Skin = { mesh, weights };
  const plain = allOf(not(ribbed), not(emblem), not(pocket));
  assembly.add({ name: "hoodie", slot: "hoodie", ...skin, keep: plain });
  assembly.add({ name: "hoodie rib", slot: "rib", ...skin, keep: ribbed });
  assembly.add({ name: "print", slot: "print", ...skin, keep: emblem });
  assembly.add({ name: "pocket", slot: "hoodie", mesh, lift: 0.0045, weights, keep: pocket });
  assembly.add({ name: "pocket seam", slot: "rib", ...skin, keep: pocket });
  const cords = SIDES.flatMap(({ s }) =>
    [1.332, 1.318, 1.304, 1.29, 1.276, 1.26].map((y, i) => {
      const x = s * (0.036 + i * 0.0012);
      const hit = raycast(field, [x, y, 0.3], [0, 0, -1], 0.4) ?? 0.2;
      const at: V3 = [x, y, 0.3 - hit + 0.002];
      return bead(at, i === 5 ? [0.0042, 0.011, 0.0042] : [0.0032, 0.0105, 0.0032]);
    }),
  );
  const cord = merge(cords);
  assembly.add({ name: "cord", slot: "print", mesh: cord, weights: ride(cord, mesh, weights) });
}
