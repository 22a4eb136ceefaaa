import type { Face } from "@nataraj/sdk/motion";
import type { VRM } from "@pixiv/three-vrm";

/** How much of a smile is shown: avatars' happy faces are broader than a dancer's. */
const SMILE = 0.7;
/** The presets may close the eyes as well: with a smile they are not closed twice. */
const BLINK_OVER_SMILE = 0.6;

/**
 * Sets an avatar's expressions and gaze; what it lacks is left out. In a mirror the gaze goes to the other side.
 */
export function createAvatarFace({
  expressionManager: expressions,
  lookAt,
}: VRM): (face: Face, mirrored: boolean) => void {
  const smile = ["happy", "relaxed"].find((name) => expressions?.getExpression(name));
  const brows = ["browsUp", "BrowsUp"].find((name) => expressions?.getExpression(name));
  // Some avatars close their eyes one by one only.
  const lids = expressions?.getExpression("blink") ? ["blink"] : ["blinkLeft", "blinkRight"];
  if (lookAt) lookAt.target = null;
  return (face, mirrored) => {
    if (smile) expressions?.setValue(smile, face.smile * SMILE);
    const closed = face.blink * (smile ? 1 - face.smile * (1 - BLINK_OVER_SMILE) : 1);
    for (const name of lids) expressions?.setValue(name, closed);
    if (brows) expressions?.setValue(brows, Math.max(0, face.brows));
    if (!lookAt) return;
    lookAt.yaw = mirrored ? -face.gazeX : face.gazeX;
    lookAt.pitch = -face.gazeY;
  };
}
