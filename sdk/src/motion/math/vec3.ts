/** A vector of three numbers, made once and filled in place so that no frame allocates. */
export interface Vec3 {
  x: number;
  y: number;
  z: number;
}

/** A new vector. */
export function vec3(x = 0, y = 0, z = 0): Vec3 {
  return { x, y, z };
}

/** out = (x, y, z). */
export function setVec3(out: Vec3, x: number, y: number, z: number): void {
  out.x = x;
  out.y = y;
  out.z = z;
}

/** out = v. */
export function copyVec3(out: Vec3, v: Readonly<Vec3>): void {
  out.x = v.x;
  out.y = v.y;
  out.z = v.z;
}

/** out = a × b; `out` may be neither. */
export function cross(out: Vec3, a: Readonly<Vec3>, b: Readonly<Vec3>): void {
  out.x = a.y * b.z - a.z * b.y;
  out.y = a.z * b.x - a.x * b.z;
  out.z = a.x * b.y - a.y * b.x;
}

/** The length of a vector. */
export function length(v: Readonly<Vec3>): number {
  return Math.sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
}
