import { boneIndex } from "@nataraj/sdk/motion";
import { onLeg } from "../anatomy/leg.ts";
import { SIDES } from "../anatomy/sides.ts";
import type { Assembly } from "../assembly.ts";
import { acrossAxis, band } from "../geometry/band.ts";
import type { Field } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { bead, type Mesh, merge } from "../geometry/mesh.ts";
import { add, normalize, scale, subtract } from "../geometry/vector.ts";
import { bindPosition } from "../skin/bind-pose.ts";
import { rigid } from "../skin/weights.ts";
import { grain } from "./beads.ts";

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
      segments: Math.round(40 * Math.max(0.4, fine)),
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
