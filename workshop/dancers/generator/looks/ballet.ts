import { boneIndex } from "@nataraj/sdk/motion";
import { addFace } from "../anatomy/face.ts";
import { buildFigure } from "../anatomy/figure.ts";
import { coil, combedBack, SOFT_HAIRLINE } from "../anatomy/hair.ts";
import { makeUp } from "../anatomy/make-up.ts";
import { createAssembly } from "../assembly.ts";
import { above, allOf, neckline, not } from "../clothing/cut.ts";
import { panelBones } from "../clothing/panel.ts";
import { makeShoes, SLIPPERS } from "../clothing/shoes.ts";
import { addSkirt, cutSkirt } from "../clothing/skirt.ts";
import { band } from "../geometry/band.ts";
import { type Field, union } from "../geometry/field.ts";
import { bead, merge } from "../geometry/mesh.ts";
import { splitAll } from "../geometry/split.ts";
import { ramp, type V3 } from "../geometry/vector.ts";
import type { DancerModel } from "../model.ts";
import { rigid } from "../skin/weights.ts";
import { weightsFromSurface } from "../skin/weights-from-surface.ts";
import { BALLET_FACE } from "./faces.ts";
import { addHair, addHead } from "./head.ts";

const BUN: V3 = [0, 1.634, -0.098];

/** A tank's armhole: from the strap it sweeps out to the armpit, the same in front and behind. */
const armhole: Field = (x, y) => Math.abs(x) - 0.106 - 0.062 * ramp(1.37 - y, 0.02, 0.165) ** 1.4;

/** The ballet dancer: leotard with thin straps, soft skirt, tights, slippers, a high bun with flowers. */
export function ballet(fine: number): DancerModel {
  const figure = buildFigure({ bust: 0.75, hips: 0.96, waist: 0.94, shoulders: 0.97 }, fine);
  const hair = union(0, combedBack(SOFT_HAIRLINE, BUN, false), coil(BUN, 0.042));
  const shoes = makeShoes(SLIPPERS, fine);
  const skirt = cutSkirt(figure.field);
  const occluder: Field = (x, y, z) => {
    let d = figure.field(x, y, z);
    if (y < 0.25) d = Math.min(d, shoes.field(x, y, z), y + 0.004);
    if (y > 1.4 && Math.abs(x) < 0.16) d = Math.min(d, hair(x, y, z));
    return d;
  };
  const assembly = createAssembly(occluder);
  const neck = neckline({ halfWidth: 0.088, front: 0.125, back: 0.19 });
  const leg = above(0.93);
  const leotard = allOf(leg, neck, armhole);
  const body = splitAll(figure.body.mesh, [leg, neck, armhole], figure.field);
  const weights = weightsFromSurface(body, figure.body.mesh, figure.body.weights);
  const covered: Field = (x, y, z) => leotard(x, y, z) + 0.011;
  assembly.add({ name: "body", slot: "skin", mesh: body, weights, keep: allOf(above(1.0), not(covered)) });
  assembly.add({ name: "tights", slot: "tights", mesh: body, weights, keep: allOf(not(above(1.0)), not(covered)) });
  assembly.add({ name: "leotard", slot: "leotard", mesh: body, lift: 0.0022, weights, keep: leotard });
  const waistband = band((x, y, z) => figure.trunk(x, y, z) - 0.002, {
    centre: [0, 1.012, 0],
    axis: [0, 1, 0],
    height: 0.024,
    thickness: 0.004,
    segments: 56,
    reach: 0.4,
  });
  assembly.add({ name: "waistband", slot: "leotard", mesh: waistband, weights: rigid(waistband, boneIndex("hips")) });
  assembly.add({ name: "hands", slot: "skin", ...figure.hands });
  shoes.addTo(assembly);
  addSkirt(assembly, skirt, fine);
  addHead(assembly, figure.head, { makeUp: makeUp(0.8), hair, line: SOFT_HAIRLINE });
  addHair(assembly, hair, SOFT_HAIRLINE, fine);
  addFace(assembly, BALLET_FACE, fine);
  const petals = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    return bead(
      [BUN[0] + Math.cos(a) * 0.0455, BUN[1] + Math.sin(a) * 0.0455, BUN[2] + 0.016],
      [0.0085, 0.0085, 0.008],
      6,
      4,
    );
  });
  const flowers = merge(petals);
  assembly.add({ name: "flowers", slot: "flower", mesh: flowers, weights: rigid(flowers, boneIndex("head")) });
  return { extraBones: panelBones(skirt), parts: assembly.parts };
}
