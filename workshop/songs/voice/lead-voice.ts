import type { TrackOptions } from "../mixing/track.ts";

/** A singer in front: the chest taken back, consonants brought out, held at one level, near with a little hall. */
export const LEAD_VOICE: TrackOptions = {
  gain: 1,
  lowCut: 130,
  presence: [2800, 5.5],
  high: [6500, 5],
  compress: { threshold: -24, ratio: 3.5, attack: 0.006, release: 0.1, makeUp: 7 },
  room: 0.16,
  hall: 0.1,
  echo: 0.07,
};
