/**
 * From where the dance is seen. `automatic` follows the music along a camera path; the others are fixed views, of which
 * `follow` stays in front and goes with the dancer.
 */
export const CAMERAS = ["automatic", "front", "back", "left", "right", "top", "follow"] as const;

/** Name of a camera. */
export type CameraName = (typeof CAMERAS)[number];
