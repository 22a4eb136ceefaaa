import { type Field, mirrored, smoothMax, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, roundCone } from "../geometry/shapes.ts";
import { aboutZ } from "../geometry/vector.ts";

/** The neck, shared by body and head, so that their seam does not show. */
export const neck: Field = roundCone([0, 1.31, -0.022], [0, 1.5, -0.006], 0.05, 0.0425);

/** Skull, face, jaw and cheeks without features: what hair and headgear lie on. */
export const skull: Field = (() => {
  const cranium = ellipsoid([0, 1.572, -0.006], [0.0805, 0.096, 0.099]);
  const face = ellipsoid([0, 1.526, 0.03], [0.062, 0.081, 0.067]);
  const jaw = mirrored(
    union(
      0.02,
      roundCone([0.0505, 1.512, 0.006], [0.041, 1.478, 0.022], 0.02, 0.0165),
      roundCone([0.041, 1.478, 0.022], [0.009, 1.456, 0.07], 0.0165, 0.0145),
    ),
  );
  const chin = ellipsoid([0, 1.457, 0.0765], [0.0155, 0.0135, 0.014]);
  const cheek = mirrored(ellipsoid([0.0365, 1.516, 0.064], [0.027, 0.025, 0.0235]));
  const brow = mirrored(roundCone([0.008, 1.566, 0.083], [0.04, 1.567, 0.064], 0.012, 0.01));
  return (x, y, z) => {
    let d = smoothMin(cranium(x, y, z), face(x, y, z), 0.05);
    d = smoothMin(d, smoothMin(jaw(x, y, z), chin(x, y, z), 0.024), 0.03);
    d = smoothMin(d, cheek(x, y, z), 0.03);
    return smoothMin(d, brow(x, y, z), 0.02);
  };
})();

const nose = union(
  0.009,
  roundCone([0, 1.554, 0.0935], [0, 1.5175, 0.1125], 0.0058, 0.0078),
  ellipsoid([0, 1.5145, 0.1125], [0.0076, 0.0066, 0.0075]),
  mirrored(ellipsoid([0.0088, 1.5125, 0.1025], [0.006, 0.0055, 0.0072])),
);
const ears = mirrored(
  (() => {
    const shell = ellipsoid([0.0805, 1.537, -0.008], [0.0085, 0.03, 0.018], aboutZ(-0.12));
    const bowl = ellipsoid([0.0895, 1.541, -0.003], [0.006, 0.019, 0.0105]);
    const lobe = ellipsoid([0.0795, 1.512, -0.003], [0.0055, 0.008, 0.007]);
    return (x: number, y: number, z: number) =>
      smoothMin(smoothMax(shell(x, y, z), -bowl(x, y, z), 0.004), lobe(x, y, z), 0.006);
  })(),
);
const sockets = mirrored(ellipsoid([0.0335, 1.5455, 0.1165], [0.0255, 0.0165, 0.0225]));
const lips = union(
  0.0045,
  mirrored(roundCone([0.003, 1.4885, 0.0975], [0.0165, 1.4885, 0.0875], 0.0044, 0.0022)),
  ellipsoid([0, 1.482, 0.0958], [0.0125, 0.0054, 0.0068]),
);
const philtrum = ellipsoid([0, 1.5005, 0.1085], [0.0036, 0.0085, 0.006]);

/** The bare head with its features and the neck. */
export const head: Field = (x, y, z) => {
  let d = skull(x, y, z);
  if (z > 0.03) {
    d = smoothMax(d, -sockets(x, y, z), 0.02);
    d = smoothMin(d, nose(x, y, z), 0.012);
    d = smoothMin(d, lips(x, y, z), 0.003);
    d = smoothMax(d, -philtrum(x, y, z), 0.002);
  } else {
    d = smoothMin(d, ears(x, y, z), 0.007);
  }
  return smoothMin(d, neck(x, y, z), 0.022);
};
