/**
 * Numbers of arrays at an index that is known to lie inside them, such as a frame, a bin or a vertex. Outside they are NaN,
 * which arithmetic carries on until it shows. Each kind of array has its own function, so that the engine compiles each
 * function for one kind.
 * @example
 * ```ts
 * import { float32At, lastNumber } from "@nataraj/sdk/arrays";
 *
 * const energies = new Float32Array([0.25, 0.5]);
 * console.log(float32At(energies, 1), lastNumber(energies)); // 0.5 0.5
 * ```
 */

/** A number of an array in single precision. */
export function float32At(values: Float32Array, index: number): number {
  return values[index] ?? Number.NaN;
}

/** A number of an array in double precision. */
export function float64At(values: Float64Array, index: number): number {
  return values[index] ?? Number.NaN;
}

/** A number of an array of integers: bytes, samples of files, indices of vertices. */
export function intAt(
  values: Uint8Array | Uint8ClampedArray | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array,
  index: number,
): number {
  return values[index] ?? Number.NaN;
}

/** A number of a list, or of an array whose kind is not known. */
export function numberAt(values: ArrayLike<number>, index: number): number {
  return values[index] ?? Number.NaN;
}

/** The last number of a list that is not empty. */
export function lastNumber(values: ArrayLike<number>): number {
  return values[values.length - 1] ?? Number.NaN;
}
