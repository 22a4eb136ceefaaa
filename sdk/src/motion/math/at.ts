/*
 * Numbers of arrays at an index that is known to lie inside them, as that of a frame or of a bone does. Outside they are NaN,
 * which arithmetic carries on to where it shows. Each kind of array has its own function, so that the engine compiles each
 * for one kind.
 */

/** A number of an array in double precision. */
export function at(values: Float64Array, index: number): number {
  return values[index] ?? Number.NaN;
}

/** A number of an array in single precision. */
export function at32(values: Float32Array, index: number): number {
  return values[index] ?? Number.NaN;
}
