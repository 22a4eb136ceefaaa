import { addFace } from "../anatomy/face.ts";
import { buildFigure } from "../anatomy/figure.ts";
import { CROPPED_HAIRLINE, crop } from "../anatomy/hair.ts";
import { beyondOnLeg } from "../anatomy/limb-cuts.ts";
import { makeUp } from "../anatomy/make-up.ts";
import { SIDES } from "../anatomy/sides.ts";
import { createAssembly } from "../assembly.ts";
import { allOf, not } from "../clothing/cut.ts";
import { addHoodie } from "../clothing/hoodie.ts";
import { hoodieField } from "../clothing/hoodie-shape.ts";
import { makeShoes, SNEAKERS } from "../clothing/shoes.ts";
import { buildTrousers, trouserField } from "../clothing/trousers.ts";
import type { Field } from "../geometry/field.ts";
import { splitAll } from "../geometry/split.ts";
import type { DancerModel } from "../model.ts";
import { bindPosition } from "../skin/bind-pose.ts";
import { STREET_FACE } from "./faces.ts";
import { addHair, addHead } from "./head.ts";

const JOGGERS = {
  waist: 0.98,
  cuff: 0.112,
  hips: 0.99,
  radii: [0.09, 0.0835, 0.068, 0.0605, 0.0415],
  pleats: 0.0006,
  crumples: 0.0036,
} as const;

/** A stripe down the outside of each leg; negative on it. */
const sideStripe: Field = (x, _y, z) => {
  const { side } = SIDES[x > 0 ? 0 : 1];
  const knee = bindPosition(`${side}LowerLeg`);
  return Math.abs(x) > Math.abs(knee[0]) + 0.02 ? Math.abs(z + 0.008) - 0.011 : 1;
};

/** The street dancer: hoodie, joggers, sneakers, a textured crop. */
export function street(fine: number): DancerModel {
  const figure = buildFigure({ bust: 0.15, hips: 0.95, waist: 1.08, shoulders: 1.08 }, fine);
  const joggers = trouserField(JOGGERS);
  const hoodie = hoodieField(figure.trunk, joggers);
  const hair = crop(CROPPED_HAIRLINE);
  const shoes = makeShoes(SNEAKERS, fine);
  const occluder: Field = (x, y, z) => {
    let d = figure.field(x, y, z);
    if (y > 0.8) d = Math.min(d, hoodie(x, y, z));
    if (y < 1.08) d = Math.min(d, joggers(x, y, z), y + 0.004);
    if (y < 0.2) d = Math.min(d, shoes.field(x, y, z));
    if (y > 1.45 && Math.abs(x) < 0.16) d = Math.min(d, hair(x, y, z));
    return d;
  };
  const assembly = createAssembly(occluder);
  const neckOnly: Field = (_x, y) => 1.315 - y;
  assembly.add({ name: "neck", slot: "skin", ...figure.body, keep: allOf(neckOnly, (x) => Math.abs(x) - 0.085) });
  assembly.add({ name: "hands", slot: "skin", ...figure.hands });
  const cuff = beyondOnLeg(0.15);
  const legs = buildTrousers(joggers, JOGGERS, fine, (mesh) => splitAll(mesh, [cuff, sideStripe], joggers));
  assembly.add({ name: "joggers", slot: "joggers", ...legs, keep: allOf(cuff, not(sideStripe)) });
  assembly.add({ name: "stripe", slot: "stripe", ...legs, keep: allOf(cuff, sideStripe) });
  assembly.add({ name: "jogger cuff", slot: "joggers", ...legs, keep: not(cuff), tint: () => [0.8, 0.8, 0.84] });
  addHoodie(assembly, hoodie, figure, joggers, fine);
  shoes.addTo(assembly);
  addHead(assembly, figure.head, { makeUp: makeUp(0.15), hair, line: CROPPED_HAIRLINE });
  addHair(assembly, hair, CROPPED_HAIRLINE, fine);
  addFace(assembly, STREET_FACE, fine);
  return { extraBones: [], parts: assembly.parts };
}
