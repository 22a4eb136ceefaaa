import { boneIndex } from "@nataraj/sdk/motion";
import { alongArm } from "../anatomy/arm.ts";
import type { Skin } from "../anatomy/figure.ts";
import { SIDES } from "../anatomy/sides.ts";
import type { Assembly } from "../assembly.ts";
import { acrossAxis, band } from "../geometry/band.ts";
import type { Field } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { bead, type Mesh, merge } from "../geometry/mesh.ts";
import { add, normalize, scale, type V3 } from "../geometry/vector.ts";
import { bindDirection, toBind } from "../skin/bind-pose.ts";
import { rigid } from "../skin/weights.ts";
import { weightsFromSurface } from "../skin/weights-from-surface.ts";
import { grain } from "./beads.ts";

/** Three bangles on each forearm, and an armlet at the sleeve. */
export function addBangles(assembly: Assembly, skin: Field, body: Skin, fine: number): void {
  const around = Math.round(26 * Math.max(0.5, fine));
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
    assembly.add({
      name: "sleeve hem",
      slot: "gold",
      mesh: armlet,
      weights: weightsFromSurface(armlet, body.mesh, body.weights),
    });
  }
}

/** Base of the neck, and the axis that a necklace hangs about; metres. */
const THROAT: V3 = [0, 1.403, -0.014];
const LEANING = normalize([0, 1, 0.14]);
/** Bands of the choker, by height along its axis: stones set between two rims. */
const CHOKER = [
  { slot: "gold", along: 0.009, height: 0.007, thickness: 0.0046 },
  { slot: "red", along: 0, height: 0.014, thickness: 0.0034 },
  { slot: "gold", along: -0.009, height: 0.007, thickness: 0.0046 },
] as const;

/** A set choker with drops and a long chain of beads with its pendant. */
export function addNecklaces(assembly: Assembly, skin: Field, body: Skin, fine: number): void {
  const onNeck = (mesh: Mesh) => weightsFromSurface(mesh, body.mesh, body.weights);
  for (const { slot, along, height, thickness } of CHOKER) {
    const mesh = band(skin, {
      centre: add(THROAT, scale(LEANING, along)),
      axis: LEANING,
      height,
      thickness,
      segments: Math.round(46 * Math.max(0.45, fine)),
      reach: 0.1,
    });
    assembly.add({ name: "choker", slot, mesh, weights: onNeck(mesh) });
  }
  const [u, w] = acrossAxis(LEANING);
  const drops = merge(
    Array.from({ length: 15 }, (_, i) => {
      const angle = ((i - 7) / 7) * 1.2;
      const out = add(scale(w, Math.cos(angle)), scale(u, Math.sin(angle)));
      const level = add(THROAT, scale(LEANING, -0.0165 - 0.004 * Math.cos(angle)));
      const hit = raycast(skin, add(level, scale(out, 0.1)), scale(out, -1), 0.1) ?? 0.05;
      return bead(add(level, scale(out, 0.1025 - hit)), [0.0036, 0.0058, 0.0036], ...grain(fine));
    }),
  );
  assembly.add({ name: "choker drops", slot: "gold", mesh: drops, weights: onNeck(drops) });
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
  assembly.add({ name: "necklace", slot: "gold", mesh, weights: onNeck(mesh) });
}

/** A broad belt with a row of stones and a medallion in front. @param surface What it lies on. */
export function addBelt(assembly: Assembly, surface: Field, fine: number): void {
  const hips = boneIndex("hips");
  const [y, height, thickness] = [0.992, 0.03, 0.008];
  const belt = band(surface, {
    centre: [0, y, 0],
    axis: [0, 1, 0],
    height,
    thickness,
    flatness: 0.6,
    segments: Math.round(84 * Math.max(0.4, fine)),
    reach: 0.4,
  });
  assembly.add({ name: "belt", slot: "gold", mesh: belt, weights: rigid(belt, hips) });
  const at = (angle: number): V3 => {
    const out: V3 = [Math.sin(angle), 0, Math.cos(angle)];
    const hit = raycast(surface, [out[0] * 0.4, y, out[2] * 0.4], [-out[0], 0, -out[2]], 0.4) ?? 0.3;
    return [out[0] * (0.4 - hit + thickness), y, out[2] * (0.4 - hit + thickness)];
  };
  const count = Math.round(42 * Math.max(0.7, fine));
  const stones = Array.from({ length: count - 3 }, (_, i) =>
    bead(at(((i + 2) / count) * 2 * Math.PI), [0.0062, 0.0082, 0.0062], 4, 2),
  );
  const front = at(0);
  stones.push(bead([0, y, front[2] + 0.0055], [0.0085, 0.0085, 0.005], 8, 4));
  const set = merge(stones);
  assembly.add({ name: "belt stones", slot: "red", mesh: set, weights: rigid(set, hips) });
  const medallion = bead(front, [0.021, 0.021, 0.0075], fine > 0.6 ? 16 : 10, 6);
  assembly.add({ name: "medallion", slot: "gold", mesh: medallion, weights: rigid(medallion, hips) });
}
