import { type Field, mirrored, smoothMax, smoothMin, union } from "../geometry/field.ts";
import { ellipsoid, roundCone } from "../geometry/shapes.ts";
import { aboutZ } from "../geometry/vector.ts";

/** The neck, shared by body and head, so that their seam does not show. */
export const neck: Field = roundCone([0, 1.31, -0.022], [0, 1.5, -0.008], 0.0475, 0.0405);

/** Skull, face, jaw and cheeks without features: what hair and headgear lie on. */
export const skull: Field = (() => {
  const cranium = ellipsoid([0, 1.573, -0.008], [0.0775, 0.095, 0.098]);
  const face = ellipsoid([0, 1.529, 0.03], [0.0555, 0.078, 0.066]);
  const jaw = mirrored(
    union(
      0.02,
      roundCone([0.0465, 1.516, 0.004], [0.0322, 1.4795, 0.028], 0.0175, 0.013),
      roundCone([0.0322, 1.4795, 0.028], [0.0065, 1.4605, 0.071], 0.013, 0.012),
    ),
  );
  const chin = ellipsoid([0, 1.463, 0.081], [0.0145, 0.0135, 0.0145]);
  const cheek = mirrored(ellipsoid([0.0325, 1.51, 0.0585], [0.0235, 0.03, 0.0235]));
  const cheekbone = mirrored(ellipsoid([0.0455, 1.53, 0.049], [0.0165, 0.0125, 0.022]));
  const brow = mirrored(roundCone([0.008, 1.566, 0.083], [0.039, 1.567, 0.064], 0.012, 0.0095));
  return (x, y, z) => {
    let d = smoothMin(cranium(x, y, z), face(x, y, z), 0.05);
    d = smoothMin(d, smoothMin(jaw(x, y, z), chin(x, y, z), 0.026), 0.034);
    d = smoothMin(d, cheek(x, y, z), 0.03);
    d = smoothMin(d, cheekbone(x, y, z), 0.022);
    return smoothMin(d, brow(x, y, z), 0.02);
  };
})();

const nose = union(
  0.009,
  roundCone([0, 1.557, 0.0925], [0, 1.5195, 0.1105], 0.0056, 0.0066),
  ellipsoid([0, 1.516, 0.1108], [0.0078, 0.0068, 0.0076]),
  mirrored(ellipsoid([0.0092, 1.5138, 0.1025], [0.0056, 0.0052, 0.0068])),
);
const ears = mirrored(
  (() => {
    const shell = ellipsoid([0.0775, 1.537, -0.008], [0.0085, 0.0275, 0.017], aboutZ(-0.12));
    const bowl = ellipsoid([0.0862, 1.541, -0.003], [0.006, 0.0175, 0.01]);
    const lobe = ellipsoid([0.0758, 1.5145, -0.003], [0.0055, 0.0085, 0.007]);
    return (x: number, y: number, z: number) =>
      smoothMin(smoothMax(shell(x, y, z), -bowl(x, y, z), 0.004), lobe(x, y, z), 0.006);
  })(),
);
const sockets = mirrored(ellipsoid([0.0335, 1.5455, 0.1165], [0.0255, 0.0165, 0.0225]));
const lips = union(
  0.006,
  mirrored(roundCone([0.0035, 1.4916, 0.0968], [0.0185, 1.4906, 0.0855], 0.005, 0.0026)),
  ellipsoid([0, 1.4843, 0.095], [0.0155, 0.0062, 0.0074]),
);

/** The bare head with its features and the neck. */
export const head: Field = (x, y, z) => {
  let d = skull(x, y, z);
  if (z > 0.03) {
    d = smoothMax(d, -sockets(x, y, z), 0.02);
    d = smoothMin(d, nose(x, y, z), 0.012);
    d = smoothMin(d, lips(x, y, z), 0.007);
  } else {
    d = smoothMin(d, ears(x, y, z), 0.007);
  }
  return smoothMin(d, neck(x, y, z), 0.022);
};
