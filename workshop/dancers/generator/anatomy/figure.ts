import { type Field, smoothMin, within } from "../geometry/field.ts";
import type { Mesh } from "../geometry/mesh.ts";
import { cutAway } from "../geometry/split.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import type { V3 } from "../geometry/vector.ts";
import { bindPosition, toBind } from "../skin/bind-pose.ts";
import { bindFoot } from "../skin/foot-weights.ts";
import { ARM_RADII, LIMB_RADII, partLegs, TRUNK_RADII } from "../skin/limb-weights.ts";
import { spreadTrunk } from "../skin/trunk-weights.ts";
import { bind, segments, type Weights } from "../skin/weights.ts";
import { alongArm, arms } from "./arm.ts";
import { feet } from "./foot.ts";
import { FINGERS, hands } from "./hand.ts";
import { head, neck } from "./head.ts";
import { legs } from "./leg.ts";
import { beyondOnArm, beyondOnLeg } from "./limb-cuts.ts";
import { SIDES } from "./sides.ts";
import { type Physique, torso } from "./torso.ts";

/** A surface bound to the skeleton. */
export interface Skin {
  mesh: Mesh;
  weights: Weights;
}

/** The bare body in four pieces, each with its own mesh resolution. */
export interface Figure {
  /** All of it, as one field. */
  field: Field;
  trunk: Field;
  body: Skin;
  hands: Skin;
  feet: Skin;
  head: Skin;
}

/** The pieces meet at forearm, its belly, shin and neck, where the body bends little. */
const SEAM = { belly: 0.48, forearm: 0.592, shin: 0.155, neck: 1.404 };
/** Trunk and arms are above this height, metres. */
const LOWEST_TRUNK = 0.81;
/** The coarsest mesh of hands: the palm must fit the floor, and fingers must stay separate. */
const HANDS = 0.5;
/** Edges of the coarsest mesh of the body that still shows forearms, which are 4 cm thick, and of a mesh of forearms alone. Metres. */
const FOREARMS = { coarsest: 0.026, cell: 0.022 };
/** The pieces overlap by this much, metres; forearms more, because the coarse mesh is thinner than theirs. */
const LAP = 0.003;
const FOREARM_LAP = 0.012;

const handRadii = (side: string): Record<string, number> => ({
  [`${side}LowerArm`]: 0.021,
  [`${side}Hand`]: 0.023,
  ...Object.fromEntries(
    FINGERS.flatMap((finger) =>
      ["Proximal", "Intermediate", "Distal"].map((joint) => [`${side}${finger}${joint}`, 0.0085]),
    ),
  ),
  ...Object.fromEntries(["Metacarpal", "Proximal", "Distal"].map((joint) => [`${side}Thumb${joint}`, 0.01])),
});

/** @param fine 1 for the finest mesh; the number of triangles falls with its square. */
export function buildFigure(physique: Physique, fine: number): Figure {
  const trunk = torso(physique);
  const handBox = within([0.4, 0.88, -0.1], [0.7, 1.1, 0.1], (x, y, z) => hands(x, y, z));
  const bothHands: Field = (x, y, z) => {
    const left = handBox(Math.abs(x), y, z);
    return left > 0.05 ? left : hands(x, y, z);
  };
  const bothFeet: Field = within([-0.2, -0.01, -0.09], [0.2, 0.24, 0.22], feet);
  const wholeHead = within([-0.1, 1.3, -0.12], [0.1, 1.68, 0.13], head);
  const stem = within([-0.06, 1.24, -0.08], [0.06, 1.56, 0.06], neck);
  const torsoAndArms: Field = (x, y, z) =>
    smoothMin(smoothMin(trunk(x, y, z), arms(x, y, z), 0.04), stem(x, y, z), 0.03);
  const body: Field = (x, y, z) => {
    const upper = y > 0.7 ? torsoAndArms(x, y, z) : LOWEST_TRUNK - y;
    const withLegs = y < 1.1 ? smoothMin(upper, legs(x, y, z), y > 0.7 ? 0.035 : 0) : upper;
    return smoothMin(withLegs, bothFeet(x, y, z), 0.018);
  };
  const field: Field = (x, y, z) => {
    const d = smoothMin(body(x, y, z), bothHands(x, y, z), 0.009);
    return y > 1.25 ? smoothMin(d, wholeHead(x, y, z), y < SEAM.neck + 0.02 ? 0.004 : 0) : d;
  };

  const forearm = beyondOnArm(SEAM.forearm);
  const shin = beyondOnLeg(SEAM.shin);
  const throat: Field = (_x, y) => y - SEAM.neck;
  const shorter =
    (cut: Field, by: number): Field =>
    (x, y, z) =>
      cut(x, y, z) - by;

  function piece(low: V3, high: V3, cell: number, keep: (mesh: Mesh) => Mesh): Mesh {
    return keep(surfaceNets(field, low, high, cell));
  }
  const trim = (mesh: Mesh, cuts: readonly Field[]): Mesh =>
    cuts.reduce((whole, cut) => cutAway(whole, cut, field), mesh);

  const reverse =
    (cut: Field): Field =>
    (x, y, z) =>
      -cut(x, y, z);

  const cell = 0.0112 / fine;
  const hasForearms = cell > FOREARMS.coarsest;
  const belly = beyondOnArm(SEAM.belly);
  const endOfArm = hasForearms ? shorter(belly, FOREARM_LAP) : shorter(forearm, LAP);
  const trunkMesh = piece([-0.58, 0.1, -0.16], [0.58, 1.46, 0.16], cell, (mesh) =>
    trim(mesh, [endOfArm, shorter(shin, LAP), shorter(throat, LAP)]),
  );
  const forearmMesh = () =>
    piece([-0.58, 0.8, -0.16], [0.58, 1.46, 0.16], FOREARMS.cell, (mesh) =>
      trim(mesh, [reverse(belly), shorter(forearm, LAP)]),
    );
  const bodyMesh = hasForearms ? join(trunkMesh, forearmMesh()) : trunkMesh;
  const bodyWeights = bind(bodyMesh, {
    segments: segments({ ...TRUNK_RADII, ...ARM_RADII, ...LIMB_RADII }),
    softness: 0.014,
    diffusion: Math.round(15 * fine * fine),
    adjust: (p, w, capsules) => {
      partLegs(p, w, capsules);
      spreadTrunk(p, w, capsules);
    },
  });

  const perSide = (make: (side: "left" | "right", s: 1 | -1) => Skin): Skin => {
    const [left, right] = SIDES.map(({ side, s }) => make(side, s)) as [Skin, Skin];
    return {
      mesh: join(left.mesh, right.mesh),
      weights: {
        joints: new Uint8Array([...left.weights.joints, ...right.weights.joints]),
        weights: new Float32Array([...left.weights.weights, ...right.weights.weights]),
      },
    };
  };

  const handSkin = perSide((side, s) => {
    const w = bindPosition(`${side}Hand`);
    const e = toBind(`${side}Hand`, alongArm(s, 0.83));
    const low: V3 = [Math.min(w[0], e[0]) - 0.06, Math.min(w[1], e[1]) - 0.04, -0.09];
    const high: V3 = [Math.max(w[0], e[0]) + 0.06, Math.max(w[1], e[1]) + 0.06, 0.09];
    const mesh = piece(low, high, 0.0052 / Math.max(fine, HANDS), (m) => trim(m, [shorter(reverse(forearm), LAP)]));
    return { mesh, weights: bind(mesh, { segments: segments(handRadii(side)), softness: 0.003, diffusion: 4 }) };
  });
  const footSkin = perSide((side) => {
    const c = bindPosition(`${side}Foot`);
    const mesh = piece([c[0] - 0.07, -0.01, -0.09], [c[0] + 0.07, 0.19, 0.21], 0.0074 / fine, (m) =>
      trim(m, [shorter(reverse(shin), LAP)]),
    );
    return { mesh, weights: bindFoot(mesh, side) };
  });
  const headMesh = piece([-0.11, 1.39, -0.13], [0.11, 1.69, 0.14], 0.0056 / Math.max(fine, 0.5), (m) =>
    trim(m, [shorter(reverse(throat), LAP)]),
  );
  const headWeights = bind(headMesh, {
    segments: segments({ upperChest: 0.1, neck: 0.045, head: 0.08 }),
    softness: 0.01,
    diffusion: 0,
    adjust: spreadTrunk,
  });

  return {
    field,
    trunk,
    body: { mesh: bodyMesh, weights: bodyWeights },
    hands: handSkin,
    feet: footSkin,
    head: { mesh: headMesh, weights: headWeights },
  };
}

/** Two meshes as one; they need not touch. */
function join(one: Mesh, other: Mesh): Mesh {
  const first = one.positions.length / 3;
  return {
    positions: [...one.positions, ...other.positions],
    normals: [...one.normals, ...other.normals],
    indices: [...one.indices, ...other.indices.map((i) => i + first)],
  };
}
