import { MathUtils, PerspectiveCamera, Vector3 } from "three";
import { type ProjectedCamera, projectCamera } from "../../posters/camera.ts";

/** Where a film's camera stands. */
export interface CameraPlace {
  /** Degrees round the dancer from the front (the audience's right is positive), and over the floor. */
  azimuth: number;
  elevation: number;
  /** Metres from what is looked at. */
  distance: number;
  /** Metres: what is looked at. */
  target: readonly [x: number, y: number, z: number];
}

/** Degrees from the picture's bottom to its top. */
const FIELD_OF_VIEW = 28;

/** An eye at a place, for pictures of a size in pixels. */
export function cameraAt(
  { azimuth, elevation, distance, target }: CameraPlace,
  width: number,
  height: number,
): ProjectedCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.1, 40);
  const [a, e] = [MathUtils.degToRad(azimuth), MathUtils.degToRad(elevation)];
  camera.position
    .set(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
    .multiplyScalar(distance)
    .add(new Vector3(...target));
  camera.lookAt(...target);
  return projectCamera(width, height, camera);
}
