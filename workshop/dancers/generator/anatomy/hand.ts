import { type Field, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, limb, roundCone, softLimb } from "../geometry/shapes.ts";
import { add, normalize, scale, subtract, type V3 } from "../geometry/vector.ts";
import { bindPosition, bindTransform, restPosition, toBind } from "../skin/bind-pose.ts";
import { SIDES, type Side } from "./sides.ts";

export const FINGERS = ["Index", "Middle", "Ring", "Little"] as const;

/** Radius at the knuckle and length of the last phalanx, metres. */
const FINGER_SIZES = {
  Index: [0.0081, 0.0195],
  Middle: [0.0083, 0.0205],
  Ring: [0.008, 0.0195],
  Little: [0.0071, 0.0165],
} as const;

/** A slender hand. Each finger blends with the palm only, because fingers that blend together could not spread. */
function hand({ side, s }: Side): Field {
  const bone = `${side}Hand`;
  const wrist = restPosition(bone);
  const near = (along: number, up: number, forward: number): V3 =>
    toBind(bone, [wrist[0] + along * s, wrist[1] + up, wrist[2] + forward]);
  const turn = bindTransform(bone).rotation;
  const pad = (along: number, up: number, forward: number, radii: V3) =>
    ellipsoid(near(along, up, forward), radii, turn);
  const palm = union(
    0.012,
    roundCone(near(-0.05, 0, 0), near(0.008, 0, 0), 0.0195, 0.0185),
    pad(-0.01, 0, 0, [0.03, 0.0165, 0.0235]),
    roundCone(near(0.014, 0, 0.013), near(0.08, 0.001, 0.0245), 0.0128, 0.0108),
    roundCone(near(0.014, 0, 0), near(0.085, 0.002, 0.008), 0.0138, 0.0112),
    roundCone(near(0.014, 0, -0.009), near(0.081, 0.001, -0.009), 0.0132, 0.0106),
    roundCone(near(0.014, -0.001, -0.015), near(0.073, -0.001, -0.0245), 0.0118, 0.0096),
    pad(0.036, -0.009, 0.017, [0.03, 0.0125, 0.0155]),
    pad(0.038, -0.008, -0.016, [0.034, 0.0115, 0.0135]),
  );
  const fingers = FINGERS.map((finger) => {
    const [radius, last] = FINGER_SIZES[finger];
    const [a, b, c] = ["Proximal", "Intermediate", "Distal"].map((joint) => `${side}${finger}${joint}`) as [
      string,
      string,
      string,
    ];
    const [x, y, z] = restPosition(a);
    const tip = restPosition(c);
    return softLimb(
      [
        toBind(bone, [x - 0.01 * s, y, z]),
        bindPosition(a),
        bindPosition(b),
        bindPosition(c),
        toBind(c, [tip[0] + last * s, tip[1] - 0.0005, tip[2]]),
      ],
      [radius * 1.12, radius * 1.08, radius, radius * 0.9, radius * 0.68],
    );
  });
  const [t1, t2, t3] = ["ThumbMetacarpal", "ThumbProximal", "ThumbDistal"].map((joint) =>
    restPosition(side + joint),
  ) as [V3, V3, V3];
  const tip = add(t3, scale(normalize(subtract(t3, t2)), 0.021));
  const thumb = limb(
    [t1, t2, t3, tip].map((p) => toBind(bone, p)),
    [0.0122, 0.0104, 0.0094, 0.0074],
  );
  return (x, y, z) => {
    const base = palm(x, y, z);
    let d = smoothMin(base, thumb(x, y, z), 0.01);
    for (const finger of fingers) d = Math.min(d, smoothMin(base, finger(x, y, z), 0.007));
    return d;
  };
}

const [left, right] = SIDES.map(hand) as [Field, Field];

export const hands: Field = (x, y, z) => (x > 0 ? left : right)(x, y, z);
