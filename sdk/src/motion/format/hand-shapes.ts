/** How far each finger is bent, and the fingers spread, degrees. */
export type HandShape = Readonly<Record<"thumb" | "index" | "middle" | "ring" | "little" | "spread", number>>;

const shape = (
  thumb: number,
  index: number,
  middle: number,
  ring: number,
  little: number,
  spread: number,
): HandShape => ({ thumb, index, middle, ring, little, spread });

/** Named hands: everyday ones, and the asamyuta hastas (single-hand mudras) of Bharatanatyam after the Abhinaya Darpana. */
export const HAND_SHAPES: Readonly<Record<string, HandShape>> = {
  relaxed: shape(12, 18, 22, 26, 30, 3),
  soft: shape(10, 8, 20, 24, 18, 5),
  flat: shape(6, 2, 2, 2, 2, 0),
  open: shape(-10, 4, 4, 5, 6, 14),
  jazz: shape(-22, -6, -6, -6, -6, 22),
  fist: shape(48, 92, 96, 96, 92, 0),
  loose: shape(24, 52, 58, 62, 62, 2),
  point: shape(46, 0, 94, 96, 92, 0),
  thumb: shape(-24, 94, 96, 96, 92, 0),
  peace: shape(46, 0, 0, 94, 92, 18),
  beak: shape(26, 34, 36, 38, 40, -2),
  ballet: shape(26, 4, 26, 22, 10, 6),
  pataka: shape(42, 0, 0, 0, 0, 0),
  tripataka: shape(42, 0, 0, 86, 0, 0),
  ardhachandra: shape(-28, 0, 0, 0, 0, 0),
  mushti: shape(48, 94, 96, 96, 94, 0),
  shikhara: shape(-26, 94, 96, 96, 94, 0),
  kapittha: shape(34, 72, 96, 96, 94, 0),
  katakamukha: shape(34, 50, 48, 8, 0, 12),
  suchi: shape(44, -4, 94, 96, 92, 0),
  chandrakala: shape(-28, -4, 94, 96, 92, 0),
  padmakosha: shape(18, 34, 36, 36, 34, 18),
  sarpashirsha: shape(36, 16, 16, 16, 16, 0),
  mrigashirsha: shape(-20, 64, 66, 64, -6, 6),
  alapadma: shape(-6, 2, 16, 34, 52, 18),
  hamsasya: shape(40, 58, 10, 6, 2, 12),
  mukula: shape(34, 52, 54, 52, 50, -3),
};
