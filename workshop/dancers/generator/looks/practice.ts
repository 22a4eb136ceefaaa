import { addFace } from "../anatomy/face.ts";
import { buildFigure } from "../anatomy/figure.ts";
import { combedBack, SOFT_HAIRLINE } from "../anatomy/hair.ts";
import { beyondOnArm, beyondOnLeg } from "../anatomy/limb-cuts.ts";
import { makeUp } from "../anatomy/make-up.ts";
import { createAssembly } from "../assembly.ts";
import { above, allOf, neckline, not, sleeve } from "../clothing/cut.ts";
import { addPonytail, ponytailBones } from "../clothing/ponytail.ts";
import type { Field } from "../geometry/field.ts";
import { splitAll } from "../geometry/split.ts";
import { ramp, type V3 } from "../geometry/vector.ts";
import type { DancerModel } from "../model.ts";
import { weightsFromSurface } from "../skin/weights-from-surface.ts";
import { PLAIN_FACE } from "./faces.ts";
import { addHair, addHead } from "./head.ts";

/** Between two distances along a limb. */
const between =
  (from: Field, to: Field): Field =>
  (x, y, z) =>
    Math.max(-from(x, y, z), to(x, y, z));

/**
 * The practice figure: plain top and leggings, with bands on wrists and shins that tell left from right for people who
 * learn the dance.
 */
export function practice(fine: number): DancerModel {
  const figure = buildFigure({ bust: 0.6, hips: 0.97, waist: 1, shoulders: 1 }, fine);
  const hair = combedBack(SOFT_HAIRLINE, [0, 1.62, -0.1], false);
  const occluder: Field = (x, y, z) => {
    let d = Math.min(figure.field(x, y, z), y + 0.004);
    if (y > 1.4 && Math.abs(x) < 0.16) d = Math.min(d, hair(x, y, z));
    return d;
  };
  const assembly = createAssembly(occluder);
  const hem = above(0.962);
  const neck = neckline({ halfWidth: 0.074, front: 0.062, back: 0.04 });
  const arm = sleeve(0.245);
  const top = allOf(hem, neck, arm);
  const waist = above(0.985);
  const ankle = beyondOnLeg(0.19);
  const wristband = between(beyondOnArm(0.545), beyondOnArm(0.578));
  const shinband = between(beyondOnLeg(0.25), beyondOnLeg(0.205));
  const cuts = [hem, neck, arm, waist, ankle, ...[0.545, 0.578].map(beyondOnArm), ...[0.25, 0.205].map(beyondOnLeg)];
  const body = splitAll(figure.body.mesh, cuts, figure.field);
  const weights = weightsFromSurface(body, figure.body.mesh, figure.body.weights);
  const covered: Field = (x, y, z) => top(x, y, z) + 0.02;
  const leggings = allOf(not(waist), ankle);
  const bands: Field = (x, y, z) => Math.min(wristband(x, y, z), shinband(x, y, z));
  assembly.add({ name: "skin", slot: "skin", mesh: body, weights, keep: allOf(not(covered), not(leggings)) });
  assembly.add({ name: "leggings", slot: "leggings", mesh: body, lift: 0.0016, weights, keep: leggings });
  const loose = ([x, y]: V3) => 0.004 + 0.007 * ramp(1.15 - y, 0, 0.16) + 0.003 * ramp(Math.abs(x), 0.16, 0.24);
  assembly.add({ name: "top", slot: "top", mesh: body, lift: loose, weights, keep: top });
  const onLeft: Field = (x) => -x;
  assembly.add({
    name: "left bands",
    slot: "leftMark",
    mesh: body,
    lift: 0.0042,
    weights,
    keep: allOf(bands, onLeft),
  });
  assembly.add({
    name: "right bands",
    slot: "rightMark",
    mesh: body,
    lift: 0.0042,
    weights,
    keep: allOf(bands, not(onLeft)),
  });
  assembly.add({ name: "hands", slot: "skin", ...figure.hands });
  assembly.add({ name: "feet", slot: "skin", ...figure.feet });
  addHead(assembly, figure.head, { makeUp: makeUp(0.35), hair, line: SOFT_HAIRLINE });
  addHair(assembly, hair, SOFT_HAIRLINE, fine);
  addFace(assembly, PLAIN_FACE, fine);
  addPonytail(assembly, 0, fine);
  return { extraBones: ponytailBones, parts: assembly.parts };
}
