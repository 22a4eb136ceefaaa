import type { Skin } from "../anatomy/figure.ts";
import { beyondOnLeg } from "../anatomy/limb-cuts.ts";
import { SIDES, type Side } from "../anatomy/sides.ts";
import type { Assembly } from "../assembly.ts";
import { type Field, smoothMax, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, roundCone } from "../geometry/shapes.ts";
import { cutAway, splitAll } from "../geometry/split.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import { ramp, type V3 } from "../geometry/vector.ts";
import { bindPosition, toBind } from "../skin/bind-pose.ts";
import { bindFoot } from "../skin/foot-weights.ts";

type At = (out: number, y: number, forward: number) => V3;
type Last = (at: At) => Field;

const SOLE = 0.034;
/** Height of the floor in the pose that shoes are modelled in, with the legs apart; metres. */
const GROUND = 0.002;
/**
 * The heel is round from behind, like a foot's. A square one would cut into the floor when the toes are up. Metres.
 */
const HEEL = { back: -0.034, radius: 0.044 };
const heelRound: Field = (_x, y, z) =>
  z > HEEL.back ? -HEEL.radius : Math.hypot(z - HEEL.back, Math.min(0, y - GROUND - HEEL.radius)) - HEEL.radius;

/** The sole turns up at the toe. */
const soleTop = (z: number): number => SOLE + 0.012 * ramp(z, 0.14, 0.185);

const sneakerLast: Last = (at) => {
  const upper = union(
    0.03,
    roundCone(at(0, 0.05, -0.034), at(0.002, 0.046, 0.05), 0.039, 0.037),
    roundCone(at(0.002, 0.046, 0.05), at(0.002, 0.034, 0.135), 0.037, 0.034),
    roundCone(at(0.012, 0.032, 0.06), at(0.014, 0.03, 0.128), 0.034, 0.03),
    roundCone(at(0, 0.07, 0.02), at(0, 0.105, -0.006), 0.036, 0.042),
  );
  const outline = union(
    0.03,
    roundCone(at(0, 0.03, -0.036), at(0.004, 0.03, 0.06), 0.044, 0.044),
    roundCone(at(0.004, 0.03, 0.06), at(0.005, 0.03, 0.136), 0.045, 0.043),
  );
  return (x, y, z) => {
    const slab = smoothMax(smoothMax(outline(x, y, z), y - soleTop(z), 0.006), GROUND - y, 0.002);
    const sole = smoothMax(slab, heelRound(x, y, z), 0.002);
    return smoothMin(smoothMax(upper(x, y, z), GROUND + 0.0035 - y, 0.002), sole, 0.003);
  };
};

/** A soft shoe that follows the foot and hides the toes. */
const slipperLast: Last = (at) => {
  const foot = union(
    0.026,
    roundCone(at(-0.0045, 0.2, -0.009), at(0, 0.08, -0.007), 0.0395, 0.0318),
    ellipsoid(at(0, 0.036, -0.032), [0.031, 0.036, 0.037]),
    roundCone(at(0, 0.055, 0.004), at(-0.004, 0.028, 0.09), 0.0335, 0.0255),
    roundCone(at(0.008, 0.026, 0.02), at(0.016, 0.02, 0.11), 0.026, 0.02),
    roundCone(at(-0.01, 0.024, 0.09), at(-0.006, 0.0165, 0.166), 0.0265, 0.0158),
    roundCone(at(0.015, 0.02, 0.1), at(0.012, 0.0155, 0.155), 0.022, 0.015),
  );
  return (x, y, z) => smoothMax(foot(x, y, z), GROUND - y, 0.001);
};

/** Which colour each region of a shoe has; negative where it is. */
interface ShoeStyle {
  last: Last;
  /** Where the shoe ends at the ankle, height in metres; above it there is none. */
  top: number;
  cell: number;
  regions: readonly (readonly [slot: string, region: Field])[];
  cuts: readonly Field[];
}

const everywhere: Field = () => -1;
const sole: Field = (_x, y, z) => y - soleTop(z) + 0.002;
/** A thin layer in the shoe's brightest colour. */
const tread: Field = (_x, y) => y - 0.0115;
/** Low over the toes, high at the heel, open over the instep. */
const slipperEdge: Field = (_x, y, z) => y - 0.03 - 0.03 * (1 - ramp(z, -0.03, 0.0)) - 0.05 * ramp(z, 0.075, 0.1);
/** A band that slants over the middle of the foot, and a tab at the heel. */
const BAND = { from: 0.018, to: 0.046 };
const slant: Field = (_x, y, z) => z + (y - 0.05) * 0.75;
const behind =
  (field: Field, at: number): Field =>
  (x, y, z) =>
    field(x, y, z) - at;
const heelTab: Field = (_x, _y, z) => z + 0.056;
const strap: Field = (x, y, z) => Math.max(slant(x, y, z) - BAND.to, BAND.from - slant(x, y, z));
/** The foot's axis, metres from the middle. */
const AXIS = bindPosition("leftFoot")[0];
/** Rows of laces over the tongue, before the band. */
const ROWS = [0.064, 0.08, 0.096];
const tongue: Field = (x, y, z) =>
  Math.max(Math.abs(Math.abs(x) - AXIS - 0.002) - 0.0175, 0.04 - y, 0.052 - z, z - 0.108);
const lace: Field = (x, y, z) => Math.max(tongue(x, y, z), Math.min(...ROWS.map((row) => Math.abs(z - row) - 0.0042)));
const onTongue =
  (cut: Field): Field =>
  (x, y, z) =>
    tongue(x, y, z) > 0.006 ? 1 : cut(x, y, z);
const laceEdges = ROWS.flatMap((row) => [-0.0042, 0.0042].map((by) => onTongue((_x, _y, z) => z - row - by)));

export const SNEAKERS: ShoeStyle = {
  last: sneakerLast,
  top: 0.116,
  cell: 0.0086,
  cuts: [tread, sole, behind(slant, BAND.from), behind(slant, BAND.to), heelTab, onTongue(tongue), ...laceEdges],
  regions: [
    ["sole", tread],
    ["print", sole],
    ["stripe", lace],
    ["joggers", tongue],
    ["sole", strap],
    ["sole", heelTab],
    ["shoe", everywhere],
  ],
};
export const SLIPPERS: ShoeStyle = {
  last: slipperLast,
  top: 0.158,
  cell: 0.0088,
  cuts: [slipperEdge],
  regions: [
    ["shoe", slipperEdge],
    ["tights", everywhere],
  ],
};

function shoe({ side, s }: Side, { last, top, cell, cuts }: ShoeStyle, fine: number): Skin & { field: Field } {
  const at: At = (out, y, forward) => toBind(`${side}Foot`, [(0.084 + out) * s, y, forward]);
  const field = last(at);
  const [x] = bindPosition(`${side}Foot`);
  const ankle = beyondOnLeg(top);
  const whole = surfaceNets(field, [x - 0.08, -0.012, -0.1], [x + 0.08, top + 0.06, 0.2], cell / fine);
  const kept = cutAway(splitAll(whole, cuts, field), (...p) => -ankle(...p), field);
  return { field, mesh: kept, weights: bindFoot(kept, side, 0.005) };
}

/** A pair of shoes. @returns their field, for what lies in their shadow. */
export function makeShoes(style: ShoeStyle, fine: number) {
  const pair = SIDES.map((side) => shoe(side, style, fine));
  const [left, right] = pair.map(({ field }) => field) as [Field, Field];
  return {
    field: ((x, y, z) => (x > 0 ? left : right)(x, y, z)) as Field,
    addTo(assembly: Assembly): void {
      for (const { mesh, weights } of pair) {
        const taken: Field[] = [];
        for (const [slot, region] of style.regions) {
          const before = [...taken];
          const keep: Field = (x, y, z) => Math.max(region(x, y, z), ...before.map((other) => -other(x, y, z)));
          assembly.add({ name: `shoe ${slot}`, slot, mesh, weights, keep });
          taken.push(region);
        }
      }
    },
  };
}
