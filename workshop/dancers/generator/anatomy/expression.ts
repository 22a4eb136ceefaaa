import { bell, type V3 } from "../geometry/vector.ts";

/** Corner of the mouth and crest of the cheek on the dancer's left, metres. */
const CORNER: V3 = [0.0205, 1.4895, 0.0855];
const CHEEK: V3 = [0.037, 1.513, 0.082];

const near = (p: V3, to: V3, width: number) =>
  bell(Math.hypot(Math.abs(p[0]) - to[0], p[1] - to[1], p[2] - to[2]), width);

/** How the face's surface moves in a full smile: corners out and up, cheeks up and forward, lower lids a little. */
export function smile(p: V3): V3 {
  const corner = near(p, CORNER, 0.014);
  const cheek = near(p, CHEEK, 0.021);
  const lid = near(p, [0.034, 1.533, 0.088], 0.011);
  const s = Math.sign(p[0]) * Math.min(1, Math.abs(p[0]) / 0.006);
  return [
    s * (0.0056 * corner + 0.0006 * cheek),
    0.0054 * corner + 0.0028 * cheek + 0.0009 * lid,
    -0.0022 * corner + 0.0018 * cheek,
  ];
}

/** Brows and the skin over them, up. */
export function browsUp(p: V3): V3 {
  const rise = p[2] > 0 ? bell(p[1] - 1.576, 0.016) * bell(Math.max(0, Math.abs(p[0]) - 0.03), 0.02) : 0;
  return [0, 0.0056 * rise, -0.0008 * rise];
}
