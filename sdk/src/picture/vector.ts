/** A point or direction in the world, metres. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** A vector of three numbers. */
export const vector = (x = 0, y = 0, z = 0): Vector => ({ x, y, z });

/** The scalar product. */
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;

/** The vector product. */
export const cross = (a: Vector, b: Vector): Vector =>
  vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);

/** The way from one point to another. */
export const between = (from: Vector, to: Vector): Vector => vector(to.x - from.x, to.y - from.y, to.z - from.z);

/** Makes a vector one long, in place. */
export function normalize(v: Vector): Vector {
  const length = Math.sqrt(dot(v, v)) || 1;
  v.x /= length;
  v.y /= length;
  v.z /= length;
  return v;
}
