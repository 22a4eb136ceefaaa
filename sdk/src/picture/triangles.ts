/** Red, green and blue in linear light. */
export type Rgb = readonly [number, number, number];

/** How a surface takes the light. */
export interface Surface {
  color: Rgb;
  roughness: number;
  metalness: number;
  /** How far light goes round its edge, and how much of it fuzz catches there; 0 to 1. */
  wrap: number;
  fuzz: number;
  hair: boolean;
}

/** A mesh in the world, metres, ready to be drawn. */
export interface Triangles {
  positions: Float32Array;
  /** Not of unit length. */
  normals: Float32Array;
  /** Factor of each vertex's colour, red, green and blue: creases, make-up and dye. */
  shades: Float32Array;
  /** Index in the palette by vertex. */
  surfaces: Uint8Array;
  palette: readonly Surface[];
  twoSided: boolean;
  indices: ArrayLike<number>;
}
