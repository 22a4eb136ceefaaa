/** Where the camera stands. `follow` stays in front and goes with the dancer. */
export const VIEWS = ["front", "back", "left", "right", "top", "follow"] as const;
export type View = (typeof VIEWS)[number];

/** Degrees round the dancer from the front (the audience's right is positive) and over the floor; share of the travel that the camera goes along with. */
export const VIEW_ANGLES: Readonly<Record<View, { azimuth: number; elevation: number; follow: number }>> = {
  front: { azimuth: 0, elevation: 6, follow: 0.55 },
  back: { azimuth: 180, elevation: 6, follow: 0.55 },
  left: { azimuth: -90, elevation: 6, follow: 0.55 },
  right: { azimuth: 90, elevation: 6, follow: 0.55 },
  top: { azimuth: 0, elevation: 62, follow: 0.55 },
  follow: { azimuth: 0, elevation: 5, follow: 1 },
};

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
