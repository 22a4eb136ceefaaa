/**
 * How far the joints of healthy adults go from the neutral position, degrees. The back and the elbow: American Academy of
 * Orthopaedic Surgeons, Joint Motion: Method of Measuring and Recording, 1965, as tables quote it (that the back opens: 20 to
 * 30°). The neck: 35 to 45° in such tables, of which this is the lower value.
 */
export const HUMAN_LIMITS = {
  /** The back turns to a side, leans to it, and opens. */
  backTwist: 45,
  backLean: 35,
  backOpen: 30,
  headTilt: 35,
  elbow: 150,
} as const;
