import { float32At } from "@nataraj/sdk/arrays";
import { boneIndex } from "@nataraj/sdk/motion";
import { alongArm } from "../anatomy/arm.ts";
import type { Figure, Skin } from "../anatomy/figure.ts";
import { beyondOnArm } from "../anatomy/limb-cuts.ts";
import { SIDES } from "../anatomy/sides.ts";
import type { Assembly } from "../assembly.ts";
import { band } from "../geometry/band.ts";
import { type Field, smoothMin } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { bead, merge } from "../geometry/mesh.ts";
import { cutAway, splitAll } from "../geometry/split.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import { ramp, type V3 } from "../geometry/vector.ts";
import { bindDirection, toBind } from "../skin/bind-pose.ts";
import { ARM_RADII, LIMB_RADII, TRUNK_RADII } from "../skin/limb-weights.ts";
import { spreadTrunk } from "../skin/trunk-weights.ts";
import { bind, segments } from "../skin/weights.ts";
import { weightsFromSurface } from "../skin/weights-from-surface.ts";
import { not } from "./cut.ts";
import { emblem } from "./emblem.ts";
import { CUFF, HEM, RIB } from "./hoodie-shape.ts";

/** The cloth hangs over its ribs by this share of their breadth. */
const OVERHANG = 0.3;
/** Share of the thighs' motion that moves the hem. */
const PULL = 0.6;

const pocket: Field = (x, y, z) => {
  const side = Math.abs(x) - 0.105 + 0.55 * Math.max(0, y - 0.985);
  return z < 0.02 ? 1 : Math.max(side, y - 1.06, 0.925 - y);
};

function buildHoodie(field: Field, fine: number): Skin {
  const whole = surfaceNets(field, [-0.56, 0.85, -0.2], [0.56, 1.47, 0.2], 0.0118 / Math.max(fine, 0.5));
  const legs = [boneIndex("leftUpperLeg"), boneIndex("rightUpperLeg")];
  const weights = bind(whole, {
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
        if (legs.includes(bone)) w[k] = float32At(w, k) * (PULL * (1 - ramp(p[1], 0.87, 0.955)));
      });
      spreadTrunk(p, w, capsules);
    },
  });
  const open = [
    beyondOnArm(CUFF - RIB * (1 - OVERHANG)),
    (_x: number, y: number) => HEM + RIB * (1 - OVERHANG) - y,
  ].reduce((mesh, end) => cutAway(mesh, end, field), whole);
  const mesh = splitAll(open, [pocket], field);
  return { mesh, weights: weightsFromSurface(mesh, whole, weights) };
}

/** Ribs of hem and cuffs, each a separate band. An edge cut from the coarse mesh of the cloth would look frayed. */
function addRibs(assembly: Assembly, { trunk, field }: Figure, trousers: Field, { mesh, weights }: Skin, fine: number) {
  const segments = 2 * Math.round(48 * Math.max(0.55, fine));
  const hem = band((x, y, z) => smoothMin(trunk(x, y, z), trousers(x, y, z), 0.02) - 0.0025, {
    centre: [0, HEM + RIB / 2, 0],
    axis: [0, 1, 0],
    height: RIB,
    thickness: 0.009,
    flatness: 0.6,
    segments,
    reach: 0.4,
  });
  const knit = ([x, , z]: V3): V3 => {
    const light = 0.93 + 0.07 * Math.cos((Math.atan2(z, x) * segments) / 2);
    return [light, light, light];
  };
  assembly.add({ name: "hem", slot: "rib", mesh: hem, weights: weightsFromSurface(hem, mesh, weights), tint: knit });
  for (const { side, s } of SIDES) {
    const bone = `${side}LowerArm`;
    const cuff = band(field, {
      centre: toBind(bone, alongArm(s, CUFF - RIB / 2)),
      axis: bindDirection(bone, [s, 0, 0]),
      height: RIB + 0.004,
      thickness: 0.0095,
      flatness: 0.6,
      segments: Math.round(segments / 3),
      reach: 0.07,
    });
    assembly.add({ name: "cuff", slot: "rib", mesh: cuff, weights: weightsFromSurface(cuff, mesh, weights) });
  }
}

/** Cords out of the hood, as strings of beads. */
function addCords(assembly: Assembly, field: Field, { mesh, weights }: Skin): void {
  const cords = SIDES.flatMap(({ s }) =>
    [1.332, 1.318, 1.304, 1.29, 1.276, 1.26].map((y, i) => {
      const x = s * (0.036 + i * 0.0012);
      const hit = raycast(field, [x, y, 0.3], [0, 0, -1], 0.4) ?? 0.2;
      const at: V3 = [x, y, 0.3 - hit + 0.002];
      return bead(at, i === 5 ? [0.0042, 0.011, 0.0042] : [0.0032, 0.0105, 0.0032]);
    }),
  );
  const cord = merge(cords);
  assembly.add({ name: "cord", slot: "print", mesh: cord, weights: weightsFromSurface(cord, mesh, weights) });
}

/** @param field The hoodie. @param trousers What its hem lies on. */
export function addHoodie(assembly: Assembly, field: Field, figure: Figure, trousers: Field, fine: number): void {
  const skin = buildHoodie(field, fine);
  const { mesh, weights } = skin;
  assembly.add({ name: "hoodie", slot: "hoodie", ...skin, keep: not(pocket) });
  assembly.add({ name: "pocket", slot: "hoodie", mesh, lift: 0.0045, weights, keep: pocket });
  assembly.add({ name: "pocket seam", slot: "rib", ...skin, keep: pocket });
  const print = emblem(field, fine);
  assembly.add({ name: "print", slot: "print", mesh: print, weights: weightsFromSurface(print, mesh, weights) });
  addRibs(assembly, figure, trousers, skin, fine);
  addCords(assembly, field, skin);
}
