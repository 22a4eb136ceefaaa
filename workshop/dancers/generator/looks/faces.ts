import type { FaceStyle } from "../anatomy/face-style.ts";

/** Stage make-up of the classical dancer: long kohl, full lips, bindi. */
export const CLASSICAL_FACE: FaceStyle = {
  eye: { halfWidth: 0.0208, over: 0.0096, under: 0.0072, slant: 0.13 },
  kohl: { over: 0.0034, under: 0.0013, wing: 0.0082 },
  brow: { thickness: 0.0027, arch: 0.0068 },
  lips: { over: 0.0056, under: 0.0074 },
  bindi: true,
};

/** No make-up; strong straight brows. */
export const STREET_FACE: FaceStyle = {
  eye: { halfWidth: 0.0192, over: 0.0088, under: 0.0066, slant: 0.08 },
  kohl: { over: 0.002, under: 0.0004, wing: 0.001 },
  brow: { thickness: 0.0037, arch: 0.0042 },
  lips: { over: 0.0046, under: 0.0064 },
  bindi: false,
};

/** Light stage make-up. */
export const BALLET_FACE: FaceStyle = {
  eye: { halfWidth: 0.0198, over: 0.0092, under: 0.0069, slant: 0.1 },
  kohl: { over: 0.0026, under: 0.0007, wing: 0.004 },
  brow: { thickness: 0.0023, arch: 0.0066 },
  lips: { over: 0.005, under: 0.0068 },
  bindi: false,
};

export const PLAIN_FACE: FaceStyle = {
  eye: { halfWidth: 0.0198, over: 0.0094, under: 0.007, slant: 0.09 },
  kohl: { over: 0.0021, under: 0.0005, wing: 0.0016 },
  brow: { thickness: 0.0028, arch: 0.0056 },
  lips: { over: 0.0047, under: 0.0064 },
  bindi: false,
};
