import { alongArm } from "../anatomy/arm.ts";
import { ARM_RADII, beyondOnArm, LIMB_RADII, type Skin, TRUNK_RADII } from "../anatomy/figure.ts";
import { SIDES, type Side } from "../anatomy/sides.ts";
import type { Assembly } from "../assembly.ts";
import { type Field, smoothMax, smoothMin, union } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { bead, merge } from "../geometry/mesh.ts";
import { ellipsoid, limb } from "../geometry/shapes.ts";
import { splitAll } from "../geometry/split.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import { bell, ramp, type V3 } from "../geometry/vector.ts";
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
    limb([at("UpperArm", 0.145, -0.004), at("UpperArm", 0.28, -0.004), at("UpperArm", 0.4)], [0.066, 0.057, 0.05]),
    limb(
      [at("LowerArm", 0.403), at("LowerArm", 0.5), at("LowerArm", 0.562), at("LowerArm", CUFF)],
      [0.05, 0.047, 0.041, 0.0275],
    ),
  );
  const shoulder = toBind(`${side}UpperArm`, alongArm(s, 0.148));
  return (x, y, z) => {
    const along = Math.hypot(x - shoulder[0], y - shoulder[1], z - shoulder[2]);
    const slack = bell(along - 0.25, 0.05) + 0.9 * bell(along - 0.4, 0.04);
    return tube(x, y, z) - 0.0028 * slack * Math.sin(along * 190 + z * 40);
  };
}

/** The hood lies on the back: a thick roll round the neck, open in front, with its sack behind. */
const hood: Field = (() => {
  const sack = ellipsoid([0, 1.345, -0.105], [0.088, 0.07, 0.046]);
  return (x, y, z) => {
    const tilt = y - 1.392 - (z + 0.02) * 0.32;
    const ring = Math.hypot(x / 0.092, (z + 0.026) / 0.084);
    const open = 0.009 * ramp(z, 0.01, 0.06);
    const roll = Math.hypot((ring - 1) * 0.087, tilt) - 0.0275 + open;
    return smoothMin(roll, sack(x, y, z), 0.03);
  };
})();

/** The whole hoodie; hands and neck come out of it. */
export function hoodieField(trunk: Field): Field {
  const [left, right] = SIDES.map(sleeve) as [Field, Field];
  return (x, y, z) => {
    const fold = 0.003 * Math.sin(y * 120 + 6 * x + 3 * Math.sin(x * 25)) * bell(y - 0.96, 0.05);
    const loose = 0.017 + 0.012 * ramp(1.2 - y, 0, 0.2) - 0.012 * ramp(HEM + RIB + 0.01 - y, 0, 0.03);
    let d = trunk(x, y, z) - loose - fold;
    d = smoothMin(d, (x > 0 ? left : right)(x, y, z), 0.05);
    d = smoothMax(d, HEM - y, 0.01);
    return y > 1.2 ? smoothMin(d, hood(x, y, z), 0.014) : d;
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
          (w[k] as number) *= 0.35 * (1 - ramp(p[1], 0.86, 0.95));
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
    [1.345, 1.33, 1.315, 1.3, 1.285, 1.268].map((y, i) => {
      const x = s * (0.036 + i * 0.0012);
      const hit = raycast(field, [x, y, 0.3], [0, 0, -1], 0.4) ?? 0.2;
      const at: V3 = [x, y, 0.3 - hit + 0.002];
      return bead(at, i === 5 ? [0.0042, 0.011, 0.0042] : [0.0032, 0.0105, 0.0032]);
    }),
  );
  const cord = merge(cords);
  assembly.add({ name: "cord", slot: "print", mesh: cord, weights: ride(cord, mesh, weights) });
}
