import type { Project } from "./rasterize.ts";
import { between, cross, dot, normalize, type Vector, vector } from "./vector.ts";

/** Where a picture is taken from. */
export interface Camera {
  /** Metres. */
  position: Vector;
  /** What stands in the middle of the picture. */
  target: Vector;
}

/** Height of the picture as an angle, degrees. */
const FIELD_OF_VIEW = 26;

/** A camera in front of the stage, at the height of a person who sits in a good row. */
export const AUDIENCE: Camera = { position: vector(0, 1.1, 5.15), target: vector(0, 0.99, 0) };

/** The eye of a picture. */
export interface Eye {
  position: Vector;
  project: Project;
  /** A point as the eye has it: to the right, up and ahead, metres. */
  seen(x: number, y: number, z: number): Vector;
  /** The pixel of such a point. */
  place(seen: Vector): readonly [x: number, y: number];
  /** Pixels that a metre has at a metre's distance. */
  scale: number;
  /** The row of the horizon: it may lie outside of the picture. */
  horizon: number;
  /** Towards where a pixel looks, of no particular length; it changes evenly over the picture. */
  rayAt(x: number, y: number): Vector;
  /** Where the ray through a pixel meets the floor: x and z; undefined above the horizon. */
  floorAt(x: number, y: number): readonly [number, number] | undefined;
}

/** An eye for pictures of a size, in pixels. @param fieldOfView Height of the picture as an angle, degrees. */
export function createEye(
  width: number,
  height: number,
  { position, target }: Camera = AUDIENCE,
  fieldOfView = FIELD_OF_VIEW,
): Eye {
  const ahead = normalize(between(position, target));
  const right = normalize(cross(ahead, vector(0, 1, 0)));
  const up = cross(right, ahead);
  const scale = height / 2 / Math.tan((fieldOfView * Math.PI) / 360);
  const seen = (x: number, y: number, z: number) => {
    const from = vector(x - position.x, y - position.y, z - position.z);
    return vector(dot(from, right), dot(from, up), dot(from, ahead));
  };
  const place = ({ x, y, z }: Vector) =>
    [width / 2 + (scale * x) / z - 0.5, height / 2 - (scale * y) / z - 0.5] as const;
  const rayAt = (x: number, y: number) => {
    const [u, v] = [(x + 0.5 - width / 2) / scale, (height / 2 - y - 0.5) / scale];
    return vector(ahead.x + u * right.x + v * up.x, ahead.y + u * right.y + v * up.y, ahead.z + u * right.z + v * up.z);
  };
  return {
    position,
    scale,
    horizon: height / 2 + (scale * ahead.y) / up.y,
    seen,
    place,
    project(x, y, z, out) {
      const point = seen(x, y, z);
      const [column, row] = place(point);
      out[0] = column;
      out[1] = row;
      // Grows with the distance and is linear in the picture.
      out[2] = -1 / point.z;
    },
    rayAt,
    floorAt(x, y) {
      const ray = rayAt(x, y);
      if (ray.y >= 0) return undefined;
      const share = -position.y / ray.y;
      return [position.x + ray.x * share, position.z + ray.z * share];
    },
  };
}
