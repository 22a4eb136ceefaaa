/** Make-up and features: what makes one face another. Lengths in metres. */
export interface FaceStyle {
  /** Half the width of an eye, its opening over and under the middle, and how much its outer corner rises. */
  eye: { halfWidth: number; over: number; under: number; slant: number };
  /** Line along the lashes over and under the eye, and the length of its wing. */
  kohl: { over: number; under: number; wing: number };
  brow: { thickness: number; arch: number };
  lips: { over: number; under: number };
  bindi: boolean;
}
