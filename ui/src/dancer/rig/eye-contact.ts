import { float32At } from "@nataraj/sdk/arrays";
import { boneIndex, type Face, rotate, type WorldTransforms } from "@nataraj/sdk/motion";

const HEAD = boneIndex("head");
/** From the head's joint to the eyes, metres: up and forwards. */
const EYES = { up: 0.1, forward: 0.08 };
/** Degrees off the face within which the eyes meet a camera whole, and beyond which not at all. */
const SEEN = { whole: 24, none: 46 };
/** Share of the way from where the dance looks to the camera. */
const GAZE_SHARE = 0.85;
const DEGREES = 180 / Math.PI;

/** Turns the gaze of faces to a camera. */
export interface EyeContact {
  /**
   * The face with its gaze at the camera, where the head faces it; else as it was danced. Allocates nothing.
   * @param eye Where the camera is in the dancer's own space, metres.
   */
  meet(face: Face, world: WorldTransforms, eye: { x: number; y: number; z: number }): Face;
}

export function createEyeContact(): EyeContact {
  const inverse = new Float64Array(4);
  const seen = new Float64Array(3);
  const met: Face = { smile: 0, brows: 0, blink: 0, gazeX: 0, gazeY: 0 };
  return {
    meet(face, { positions, rotations }, eye) {
      // The inverse of a unit quaternion is its conjugate.
      for (let k = 0; k < 3; k++) inverse[k] = -(rotations[4 * HEAD + k] ?? 0);
      inverse[3] = rotations[4 * HEAD + 3] ?? 1;
      const x = eye.x - float32At(positions, 3 * HEAD);
      const y = eye.y - float32At(positions, 3 * HEAD + 1);
      const z = eye.z - float32At(positions, 3 * HEAD + 2);
      rotate(seen, 0, inverse, 0, x, y, z);
      const side = Math.atan2(seen[0] ?? 0, (seen[2] ?? 0) - EYES.forward) * DEGREES;
      const height =
        Math.atan2((seen[1] ?? 0) - EYES.up, Math.hypot(seen[0] ?? 0, (seen[2] ?? 0) - EYES.forward)) * DEGREES;
      const off = Math.hypot(side, height);
      const near = Math.min(1, Math.max(0, (SEEN.none - off) / (SEEN.none - SEEN.whole)));
      const share = GAZE_SHARE * near * near * (3 - 2 * near);
      Object.assign(met, face);
      met.gazeX = face.gazeX + (side - face.gazeX) * share;
      met.gazeY = face.gazeY + (height - face.gazeY) * share;
      return met;
    },
  };
}
