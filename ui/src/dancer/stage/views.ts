import { CAMERAS, type CameraName, FIXED_VIEWS } from "@nataraj/sdk/stage";

/** From where the dance is seen. */
export const VIEWS = CAMERAS;
/** From where the dancer is seen. */
export type View = CameraName;

/** The direction of a view where no path leads the camera; degrees. Without one, the automatic camera is in front. */
export function directionOf(view: View): { azimuth: number; elevation: number } {
  return FIXED_VIEWS[view === "automatic" ? "front" : view];
}

/** Half the height and half the width that must be in the picture, metres: a raised hand, two arms spread. */
const FRAME = { height: 1.16, width: 0.98 };

/**
 * Distance at which the dancer fills a picture of this aspect, metres.
 * @param radius How far others dance from it, who are in the picture too.
 */
export function viewDistance(view: View, aspect: number, verticalFov: number, radius = 0): number {
  const tangent = Math.tan((verticalFov * Math.PI) / 360);
  const close = view === "follow" ? 0.82 : 1;
  const width = FRAME.width + radius;
  return close * Math.max(FRAME.height / tangent, width / (tangent * aspect)) + 0.4;
}
