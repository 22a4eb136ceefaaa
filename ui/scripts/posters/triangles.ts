/** Red, green and blue in linear light. */
export type Rgb = readonly [number, number, number];

/** How a surface takes the light. */
export interface Surface {
  color: Rgb;
  roughness: number;
  metalness: number;
}

/** A mesh in the world, metres, ready to be drawn. */
export interface Triangles {
  positions: Float32Array;
  /** Not of unit length. */
  normals: Float32Array;
  /** Light that reaches each vertex out of creases, 0 to 1. */
  shades: Float32Array;
  /** Index in the palette by vertex. */
  surfaces: Uint8Array;
  palette: readonly Surface[];
  twoSided: boolean;
  indices: ArrayLike<number>;
}
