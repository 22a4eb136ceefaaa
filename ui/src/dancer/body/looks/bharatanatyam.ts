import { boneIndex } from "@nataraj/sdk/motion";
import { addFace, makeUp } from "../anatomy/face.ts";
import { beyondOnLeg, sculpt } from "../anatomy/figure.ts";
import { coil, combedBack, overHairline, SOFT_HAIRLINE } from "../anatomy/hair.ts";
import { SIDES } from "../anatomy/sides.ts";
import { createAssembly } from "../assembly.ts";
import { above, allOf, neckline, not, sleeve } from "../clothing/cut.ts";
import { addFan, fanBones } from "../clothing/fan.ts";
import {
  addAnkleBells,
  addBangles,
  addEarrings,
  addHeadOrnaments,
  addNecklaces,
  earringBones,
} from "../clothing/jewellery.ts";
import { addPlait, plaitBones } from "../clothing/plait.ts";
import { tailorTrousers, trouserField } from "../clothing/trousers.ts";
import { band } from "../geometry/band.ts";
import { type Field, smoothMin, union } from "../geometry/field.ts";
import { inflate } from "../geometry/mesh.ts";
import { splitAll } from "../geometry/split.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import { length, ramp, subtract, type V3 } from "../geometry/vector.ts";
import type { DancerModel } from "../model.ts";
import { bindPosition } from "../skin/bind-pose.ts";
import { ride, rigid } from "../skin/weights.ts";
import { addHead } from "./head.ts";

const BUN: V3 = [0, 1.588, -0.122];

const TROUSERS = {
  waist: 1.0,
  cuff: 0.138,
  hips: 1,
  radii: [0.08, 0.076, 0.061, 0.055, 0.035],
  pleats: 0.0042,
  crumples: 0,
} as const;

/** Red alta on finger tips and round the soles, as a factor of the skin's colour. */
const altaTint = (amount: number): V3 => [1 + 0.1 * amount, 1 - 0.84 * amount, 1 - 0.62 * amount];
const FINGER_TIPS = SIDES.flatMap(({ side }) =>
  ["IndexDistal", "MiddleDistal", "RingDistal", "LittleDistal", "ThumbDistal"].map((joint) =>
    bindPosition(side + joint),
  ),
);
const altaOnHand = (p: V3): V3 => {
  const nearest = Math.min(...FINGER_TIPS.map((tip) => length(subtract(p, tip))));
  return altaTint(1 - ramp(nearest, 0.021, 0.0245));
};
const altaOnFoot = (p: V3): V3 => altaTint(1 - ramp(p[1], 0.0105, 0.0145));

/** The Bharatanatyam dancer: silk blouse with its sash, pleated trousers and fan, temple jewellery, bells, plait. */
export function bharatanatyam(fine: number): DancerModel {
  const figure = sculpt({ bust: 1, hips: 1.02, waist: 0.98, shoulders: 0.98 }, fine);
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
  const fromSash: Field = (x, y) => Math.abs((x * 0.8 - (y - 1.215) * 0.6) * -1 - 0.004) - 0.042;
  const sashTrim: Field = (x, y, z) => fromSash(x, y, z) - 0.009;
  const waist = above(0.975);
  const body = splitAll(figure.body.mesh, [hem, neck, arm, waist], figure.field);
  const bound = { mesh: body, weights: ride(body, figure.body.mesh, figure.body.weights) };
  assembly.add({ name: "body", slot: "skin", ...bound, keep: allOf(waist, not(blouse)) });
  const silk = splitAll(body, [fromSash, sashTrim], figure.field);
  const silkWeights = ride(silk, figure.body.mesh, figure.body.weights);
  const overArm: Field = (x, y, z) => allOf(sashTrim, (a) => Math.abs(a) - 0.118)(x, y, z);
  const drapedSash = allOf(fromSash, overArm);
  assembly.add({
    name: "blouse",
    slot: "blouse",
    mesh: inflate(silk, 0.0028),
    weights: silkWeights,
    keep: allOf(blouse, not(overArm)),
  });
  assembly.add({
    name: "sash",
    slot: "sash",
    mesh: inflate(silk, 0.0052),
    weights: silkWeights,
    keep: allOf(blouse, drapedSash),
  });
  assembly.add({
    name: "sash trim",
    slot: "gold",
    mesh: inflate(silk, 0.0058),
    weights: silkWeights,
    keep: allOf(blouse, overArm, not(drapedSash)),
  });
  const blouseHem = band((x, y, z) => figure.trunk(x, y, z) - 0.0045, {
    centre: [0, 1.121, 0],
    axis: [0, 1, 0],
    height: 0.013,
    thickness: 0.003,
    segments: 60,
    reach: 0.4,
  });
  assembly.add({
    name: "blouse hem",
    slot: "gold",
    mesh: blouseHem,
    weights: ride(blouseHem, figure.body.mesh, figure.body.weights),
  });

  assembly.add({ name: "hands", slot: "skin", ...figure.hands, tint: altaOnHand });
  assembly.add({ name: "feet", slot: "skin", ...figure.feet, tint: altaOnFoot });

  const border = beyondOnLeg(0.172);
  const legs = tailorTrousers(trousers, TROUSERS, fine, (mesh) => splitAll(mesh, [border], trousers));
  assembly.add({ name: "trousers", slot: "trousers", ...legs, keep: border });
  assembly.add({ name: "trouser border", slot: "gold", ...legs, keep: not(border) });
  const belt = band((x, y, z) => smoothMin(figure.trunk(x, y, z), trousers(x, y, z), 0.004), {
    centre: [0, 0.992, 0],
    axis: [0, 1, 0],
    height: 0.03,
    thickness: 0.008,
    segments: 64,
    reach: 0.4,
  });
  assembly.add({ name: "belt", slot: "gold", mesh: belt, weights: rigid(belt, boneIndex("hips")) });
  addFan(assembly, trousers, firstFan, fine);

  addHead(assembly, figure.head, makeUp(1));
  const hairMesh = surfaceNets(hair, [-0.12, 1.42, -0.19], [0.12, 1.7, 0.13], 0.0072 / Math.max(fine, 0.7));
  assembly.add({
    name: "hair",
    slot: "hair",
    mesh: hairMesh,
    weights: rigid(hairMesh, boneIndex("head")),
    keep: (x, y, z) => (z < -0.1 ? -1 : -0.016 - overHairline(SOFT_HAIRLINE, x, y, z)),
  });
  addFace(
    assembly,
    {
      eye: { halfWidth: 0.0212, over: 0.0106, under: 0.0078, slant: 0.13 },
      kohl: { over: 0.0034, under: 0.0013, wing: 0.0082 },
      brow: { thickness: 0.0027, arch: 0.0068 },
      lips: { over: 0.0056, under: 0.0074 },
      bindi: true,
    },
    fine,
  );
  addHeadOrnaments(assembly, union(0, hair, figure.field), BUN);
  addEarrings(assembly, firstEarring);
  addNecklaces(assembly, figure.field, figure.body);
  addBangles(assembly, figure.field, figure.body, fine);
  addAnkleBells(assembly, union(0, figure.field, trousers), fine);
  addPlait(assembly, 0, fine);
  return { extraBones, parts: assembly.parts };
}
