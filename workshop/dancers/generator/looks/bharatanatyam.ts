import { addFace } from "../anatomy/face.ts";
import { buildFigure } from "../anatomy/figure.ts";
import { coil, combedBack, SOFT_HAIRLINE } from "../anatomy/hair.ts";
import { beyondOnLeg } from "../anatomy/limb-cuts.ts";
import { makeUp } from "../anatomy/make-up.ts";
import { SIDES } from "../anatomy/sides.ts";
import { createAssembly } from "../assembly.ts";
import { addAnkleBells } from "../clothing/bells.ts";
import { above, allOf, neckline, not, sleeve } from "../clothing/cut.ts";
import { addFan, fanBones } from "../clothing/fan.ts";
import { addEarrings, addHeadOrnaments, earringBones } from "../clothing/head-ornaments.ts";
import { addHipCloth, HIP_CUTS, hiddenByHipCloth } from "../clothing/hip-cloth.ts";
import { addBangles, addBelt, addNecklaces } from "../clothing/jewellery.ts";
import { addPlait, plaitBones } from "../clothing/plait.ts";
import { buildTrousers, trouserField } from "../clothing/trousers.ts";
import { band } from "../geometry/band.ts";
import { type Field, smoothMin, union } from "../geometry/field.ts";
import { splitAll } from "../geometry/split.ts";
import { dot, length, ramp, subtract, type V3 } from "../geometry/vector.ts";
import type { DancerModel } from "../model.ts";
import { bindDirection, bindPosition } from "../skin/bind-pose.ts";
import { weightsFromSurface } from "../skin/weights-from-surface.ts";
import { CLASSICAL_FACE } from "./faces.ts";
import { addHair, addHead } from "./head.ts";

const BUN: V3 = [0, 1.588, -0.122];

const TROUSERS = {
  waist: 1.0,
  cuff: 0.138,
  hips: 1,
  radii: [0.084, 0.0765, 0.0615, 0.056, 0.037],
  pleats: 0.0036,
  crumples: 0,
} as const;

/** Red alta on finger tips and round the soles, as a factor of the skin's colour. */
const altaTint = (amount: number): V3 => [1 + 0.1 * amount, 1 - 0.84 * amount, 1 - 0.62 * amount];
const LAST_PHALANGES = SIDES.flatMap(({ side, s }) =>
  ["IndexDistal", "MiddleDistal", "RingDistal", "LittleDistal", "ThumbDistal"].map((joint) => ({
    joint: bindPosition(side + joint),
    onward: bindDirection(side + joint, [s, 0, 0]),
  })),
);
const altaOnHand = (p: V3): V3 => {
  let amount = 0;
  for (const { joint, onward } of LAST_PHALANGES) {
    const from = subtract(p, joint);
    if (length(from) < 0.03) amount = Math.max(amount, ramp(dot(from, onward), 0, 0.003));
  }
  return altaTint(amount);
};
const altaOnFoot = (p: V3): V3 => altaTint(1 - ramp(p[1], 0.0105, 0.0145));

/** The Bharatanatyam dancer: silk blouse with its sash, pleated trousers and fan, temple jewellery, bells, plait. */
export function bharatanatyam(fine: number): DancerModel {
  const figure = buildFigure({ bust: 1, hips: 1.02, waist: 0.98, shoulders: 0.98 }, fine);
  const trousers = trouserField(TROUSERS);
  const hair = union(0, combedBack(SOFT_HAIRLINE, BUN, true), coil(BUN, 0.047));
  const occluder: Field = (x, y, z) => {
    let d = figure.field(x, y, z);
    if (y < 1.08) d = Math.min(d, trousers(x, y, z), y + 0.004);
    if (y > 1.4 && Math.abs(x) < 0.16) d = Math.min(d, hair(x, y, z));
    return d;
  };
  const assembly = createAssembly(occluder);
  const extraBones = [...plaitBones, ...earringBones, ...fanBones(trousers)];
  const firstEarring = plaitBones.length;
  const firstFan = firstEarring + earringBones.length;

  const hem = above(1.118);
  const neck = neckline({ halfWidth: 0.079, front: 0.106, back: 0.155 });
  const arm = sleeve(0.262);
  const blouse = allOf(hem, neck, arm);
  /** The sash crosses from the left shoulder to the right of the waist; the trim runs along both its edges. */
  const fromSash: Field = (x, y) => Math.abs(x * 0.89 - (y - 1.215) * 0.45) - 0.04;
  const sashTrim: Field = (x, y, z) => fromSash(x, y, z) - 0.008;
  const waist = above(0.975);
  const body = splitAll(figure.body.mesh, [hem, neck, arm, waist, fromSash, sashTrim], figure.field);
  const weights = weightsFromSurface(body, figure.body.mesh, figure.body.weights);
  // Skin goes a little way under the cloth, so that no gap shows at its edge.
  const covered: Field = (x, y, z) => blouse(x, y, z) + 0.011;
  assembly.add({ name: "body", slot: "skin", mesh: body, weights, keep: allOf(waist, not(covered)) });
  assembly.add({ name: "blouse", slot: "blouse", mesh: body, lift: 0.0028, weights, keep: blouse });
  assembly.add({ name: "sash", slot: "sash", mesh: body, lift: 0.0052, weights, keep: allOf(blouse, fromSash) });
  assembly.add({
    name: "sash trim",
    slot: "gold",
    mesh: body,
    lift: 0.006,
    weights,
    keep: allOf(blouse, sashTrim, not(fromSash)),
  });
  const blouseHem = band((x, y, z) => figure.trunk(x, y, z) - 0.0045, {
    centre: [0, 1.121, 0],
    axis: [0, 1, 0],
    height: 0.013,
    thickness: 0.003,
    segments: Math.round(80 * Math.max(0.5, fine)),
    reach: 0.4,
  });
  assembly.add({
    name: "blouse hem",
    slot: "gold",
    mesh: blouseHem,
    weights: weightsFromSurface(blouseHem, figure.body.mesh, figure.body.weights),
  });

  assembly.add({ name: "hands", slot: "skin", ...figure.hands, tint: altaOnHand });
  assembly.add({ name: "feet", slot: "skin", ...figure.feet, tint: altaOnFoot });

  const border = beyondOnLeg(0.172);
  const legs = buildTrousers(trousers, TROUSERS, fine, (mesh) => splitAll(mesh, [border, ...HIP_CUTS], trousers));
  assembly.add({ name: "trousers", slot: "trousers", ...legs, keep: allOf(border, not(hiddenByHipCloth)) });
  addHipCloth(assembly, legs);
  assembly.add({ name: "trouser border", slot: "gold", ...legs, keep: not(border) });
  addBelt(assembly, (x, y, z) => smoothMin(figure.trunk(x, y, z), trousers(x, y, z) - 0.003, 0.004), fine);
  addFan(assembly, trousers, firstFan, fine);

  addHead(assembly, figure.head, { makeUp: makeUp(1), hair, line: SOFT_HAIRLINE });
  addHair(assembly, hair, SOFT_HAIRLINE, fine);
  addFace(assembly, CLASSICAL_FACE, fine);
  addHeadOrnaments(assembly, union(0, hair, figure.field), BUN, fine);
  addEarrings(assembly, firstEarring);
  addNecklaces(assembly, figure.field, figure.body, fine);
  addBangles(assembly, figure.field, figure.body, fine);
  addAnkleBells(assembly, union(0, figure.field, trousers), fine);
  addPlait(assembly, 0, fine);
  return { extraBones, parts: assembly.parts };
}
