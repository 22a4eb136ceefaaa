import { BONES, boneIndex } from "@nataraj/sdk/motion";
import { alongArm } from "../anatomy/arm.ts";
import type { Skin } from "../anatomy/figure.ts";
import { onLeg } from "../anatomy/leg.ts";
import { SIDES } from "../anatomy/sides.ts";
import type { Assembly } from "../assembly.ts";
import { acrossAxis, band } from "../geometry/band.ts";
import type { Field } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { bead, type Mesh, merge } from "../geometry/mesh.ts";
import { add, normalize, scale, subtract, type V3 } from "../geometry/vector.ts";
import type { ExtraBone } from "../model.ts";
import { bindDirection, bindPosition, toBind } from "../skin/bind-pose.ts";
import { ride, rigid } from "../skin/weights.ts";

/** Tessellation of the small beads: an icosahedron, or an octahedron where few pixels will show it. */
const grain = (fine: number): readonly [around: number, rows: number] => (fine > 0.6 ? [5, 3] : [4, 2]);

/** Three bangles on each forearm, and an armlet at the sleeve. */
export function addBangles(assembly: Assembly, skin: Field, body: Skin, fine: number): void {
  const around = Math.round(26 * Math.max(0.7, fine));
  for (const { side, s } of SIDES) {
    const forearm = boneIndex(`${side}LowerArm`);
    const axis = bindDirection(`${side}LowerArm`, [s, 0, 0]);
    [0.618, 0.604, 0.592].forEach((x, i) => {
      const mesh = band(skin, {
        centre: toBind(`${side}LowerArm`, alongArm(s, x)),
        axis,
        height: i === 1 ? 0.011 : 0.008,
        thickness: 0.0052,
        segments: around,
        reach: 0.07,
      });
      assembly.add({ name: "bangle", slot: i === 1 ? "red" : "gold", mesh, weights: rigid(mesh, forearm) });
    });
    const armlet = band((x, y, z) => skin(x, y, z) - 0.002, {
      centre: toBind(`${side}UpperArm`, alongArm(s, 0.262)),
      axis: bindDirection(`${side}UpperArm`, [s, 0, 0]),
      height: 0.014,
      thickness: 0.0042,
      segments: around,
      reach: 0.09,
    });
    assembly.add({ name: "sleeve hem", slot: "gold", mesh: armlet, weights: ride(armlet, body.mesh, body.weights) });
  }
}

/** Ghungroo: rows of bells on a red strap round each ankle. */
export function addAnkleBells(assembly: Assembly, surface: Field, fine: number): void {
  const inRow = Math.round(14 * Math.max(0.75, fine));
  for (const which of SIDES) {
    const bone = boneIndex(`${which.side}LowerLeg`);
    const ankle = onLeg(which, "Foot", 0.078);
    const up = normalize(subtract(bindPosition(`${which.side}LowerLeg`), ankle));
    const [u, w] = acrossAxis(up);
    const strap = band(surface, {
      centre: add(ankle, scale(up, 0.046)),
      axis: up,
      height: 0.042,
      thickness: 0.005,
      segments: Math.round(40 * Math.max(0.5, fine)),
      reach: 0.09,
    });
    assembly.add({ name: "bell strap", slot: "red", mesh: strap, weights: rigid(strap, bone) });
    const bells: Mesh[] = [];
    for (let row = 0; row < 3; row++) {
      const level = add(ankle, scale(up, 0.032 + row * 0.0135));
      for (let i = 0; i < inRow; i++) {
        const angle = ((i + (row % 2) * 0.5) / inRow) * Math.PI * 2;
        const out = add(scale(u, Math.cos(angle)), scale(w, Math.sin(angle)));
        const hit = raycast(surface, add(level, scale(out, 0.09)), scale(out, -1), 0.09) ?? 0.06;
        bells.push(bead(add(level, scale(out, 0.095 - hit)), [0.0062, 0.0062, 0.0062], ...grain(fine)));
      }
    }
    const mesh = merge(bells);
    assembly.add({ name: "bells", slot: "gold", mesh, weights: rigid(mesh, bone) });
  }
}

/** A broad choker and a long chain of beads with its pendant. */
export function addNecklaces(assembly: Assembly, skin: Field, body: Skin, fine: number): void {
  const choker = band(skin, {
    centre: [0, 1.404, -0.014],
    axis: [0, 1, 0.14],
    height: 0.019,
    thickness: 0.0045,
    segments: Math.round(54 * Math.max(0.5, fine)),
    reach: 0.1,
  });
  assembly.add({ name: "choker", slot: "gold", mesh: choker, weights: ride(choker, body.mesh, body.weights) });
  const beads: Mesh[] = [];
  const count = 35;
  for (let i = 0; i < count; i++) {
    const t = (i / (count - 1)) * 2 - 1;
    const x = t * 0.066;
    const y = 1.383 - 0.132 * (1 - Math.abs(t) ** 2.2);
    const hit = raycast((a, b, c) => skin(a, b, c) - 0.004, [x, y, 0.3], [0, 0, -1], 0.45);
    if (hit === undefined) continue;
    const at: V3 = [x, y, 0.3 - hit + 0.0025];
    beads.push(bead(at, [0.0044, 0.0044, 0.0044], ...grain(fine)));
    if (i === (count - 1) / 2) beads.push(bead([x, y - 0.014, at[2] + 0.001], [0.0105, 0.0125, 0.0045], 12, 8));
  }
  const mesh = merge(beads);
  assembly.add({ name: "necklace", slot: "gold", mesh, weights: ride(mesh, body.mesh, body.weights) });
}

const LOBE: V3 = [0.0805, 1.5085, -0.003];

/** Each earring swings from its lobe. */
export const earringBones: ExtraBone[] = SIDES.map(({ side, s }) => ({
  name: `${side}Earring`,
  parent: "head",
  position: [LOBE[0] * s, LOBE[1], LOBE[2]],
  tip: [LOBE[0] * s, LOBE[1] - 0.04, LOBE[2]],
  sway: { frequency: 2.6, damping: 0.22, looseness: 0.85, follow: [["head", 1]], avoid: [] },
}));

/** Jhumka: a stud, a bell and a drop. @param first index of the left earring's bone among the extra bones. */
export function addEarrings(assembly: Assembly, first: number): void {
  SIDES.forEach(({ s }, i) => {
    const x = LOBE[0] * s;
    const [, y, z] = LOBE;
    const stud = bead([x, y + 0.002, z + 0.002], [0.006, 0.006, 0.006], 8, 5);
    assembly.add({ name: "ear stud", slot: "gold", mesh: stud, weights: rigid(stud, boneIndex("head")) });
    const drop = merge([
      bead([x, y - 0.0115, z], [0.003, 0.0045, 0.003]),
      bead([x, y - 0.0225, z], [0.0108, 0.0098, 0.0108], 10, 6),
      bead([x, y - 0.0345, z], [0.0036, 0.0046, 0.0036], 5, 3),
    ]);
    assembly.add({ name: "jhumka", slot: "gold", mesh: drop, weights: rigid(drop, BONES.length + first + i) });
  });
}

/** Maang tikka along the parting, the nose stud, and jasmine round the bun. */
export function addHeadOrnaments(assembly: Assembly, covered: Field, bun: V3, fine: number): void {
  const head = boneIndex("head");
  const front = (y: number): number | undefined => {
    const hit = raycast(covered, [0, y, 0.3], [0, 0, -1], 0.4);
    return hit === undefined ? undefined : 0.3 - hit;
  };
  const chain: Mesh[] = [];
  for (let i = 0; i < 7; i++) {
    const y = 1.6665 - i * 0.0095;
    const z = front(y);
    if (z !== undefined)
      chain.push(
        bead(
          [0, y, z + 0.0008],
          i === 6 ? [0.0082, 0.0082, 0.004] : [0.0032, 0.0032, 0.0032],
          ...(i === 6 ? ([8, 5] as const) : grain(fine)),
        ),
      );
  }
  chain.push(bead([0.0142, 1.5135, 0.1055], [0.002, 0.002, 0.002], 5, 3));
  const gold = merge(chain);
  assembly.add({ name: "tikka and nose stud", slot: "gold", mesh: gold, weights: rigid(gold, head) });
  const petals: Mesh[] = [];
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < 22; i++) {
      const a = ((i + ring * 0.5) / 22) * Math.PI * 2;
      const r = 0.048 + ring * 0.004;
      petals.push(
        bead(
          [bun[0] + Math.cos(a) * r, bun[1] + Math.sin(a) * r, bun[2] + 0.016 - ring * 0.013],
          [0.0092, 0.0092, 0.0082],
          ...grain(fine),
        ),
      );
    }
  }
  const jasmine = merge(petals);
  assembly.add({ name: "jasmine", slot: "flower", mesh: jasmine, weights: rigid(jasmine, head) });
}
