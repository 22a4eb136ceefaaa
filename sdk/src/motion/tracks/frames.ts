/** Frames a second of the tracks, which are sampled beforehand; B-splines run between them. */
export const TRACK_RATE = 60;
/** Frames before time 0. */
export const LEAD = TRACK_RATE / 2;

/** Time of a frame, seconds. */
export const frameTime = (frame: number): number => (frame - LEAD) / TRACK_RATE;
