/** What floors are painted with, as GLSL has it. */

export const fract = (value: number): number => value - Math.floor(value);

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Noise from 0 to 1 of a place. */
export const noiseAt = (x: number, z: number): number => fract(Math.sin(x * 12.9898 + z * 78.233) * 43758.5453);

/** How much a drawn line covers at a distance from its middle, metres. @param half Half its width. */
export const line = (distance: number, half: number, softness = 0.008): number =>
  1 - smoothstep(half, half + softness, Math.abs(distance));

/** Colour of a floor between its middle and farther away, times a tone. */
export function blend(
  { pool, ground }: { pool: readonly number[]; ground: readonly number[] },
  share: number,
  tone: number,
  out: [number, number, number],
): void {
  for (let k = 0; k < 3; k++) out[k] = mix(pool[k] ?? 0, ground[k] ?? 0, share) * tone;
}
