import { type Field, mirrored, smoothMax, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, roundCone } from "../geometry/shapes.ts";
import { aboutZ } from "../geometry/vector.ts";

/** The neck, shared by body and head, so that their seam does not show. */
export const neck: Field = roundCone([0, 1.31, -0.022], [0, 1.5, -0.006], 0.05, 0.0425);

/** Skull, face, jaw and cheeks without features: what hair and headgear lie on. */
export const skull: Field = (() => {
  const cranium = ellipsoid([0, 1.572, -0.006], [0.0805, 0.096, 0.099]);
  const face = ellipsoid([0, 1.5285, 0.03], [0.061, 0.0785, 0.067]);
  const jaw = mirrored(
    union(
      0.02,
      roundCone([0.0495, 1.514, 0.006], [0.0375, 1.482, 0.024], 0.0195, 0.0155),
      roundCone([0.0375, 1.482, 0.024], [0.0075, 1.4605, 0.071], 0.0155, 0.0135),
    ),
  );
  const chin = ellipsoid([0, 1.4615, 0.0815], [0.0145, 0.0125, 0.0135]);
  const cheek = mirrored(ellipsoid([0.0355, 1.509, 0.0605], [0.0275, 0.033, 0.0245]));
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
  roundCone([0, 1.555, 0.0935], [0, 1.52, 0.1095], 0.0058, 0.0072),
  ellipsoid([0, 1.5165, 0.1095], [0.0085, 0.0072, 0.0078]),
  mirrored(ellipsoid([0.0092, 1.514, 0.1015], [0.0062, 0.0056, 0.0072])),
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
  mirrored(roundCone([0.003, 1.4912, 0.0975], [0.0175, 1.4912, 0.0872], 0.0044, 0.0022)),
  ellipsoid([0, 1.4846, 0.0958], [0.0132, 0.0056, 0.0068]),
);
const philtrum = ellipsoid([0, 1.5025, 0.1085], [0.0036, 0.008, 0.006]);

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
