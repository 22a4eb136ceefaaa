/** The weights of the planner's costs. A cost of 1 is a choice that a choreographer would regret. */
export const WEIGHTS = {
  /** The style is not among those that suit the move. */
  offStyle: 1.1,
  /** Squared distance between the energy of music and move. */
  energy: 4.5,
  /** The move is called for by a sung word (a bonus). */
  word: -2.4,
  join: 1.6,
  /** The move was danced within the last `memory` counts; the cost falls to 0 at their end. */
  recent: 1.6,
  memory: 32,
  /** For each time that the move has been danced before, relative to an even share. */
  overused: 0.35,
  /** Strikes of the move on accents of the music. */
  accent: -0.5,
  /** Facing away from the front at the end of a move, for 180 degrees. */
  facing: 1.2,
  /** Metres travelled away from the place. */
  travel: 0.25,
  /**
   * An acrobatic move where music or style does not call for one, or soon after another. Also any move without enough
   * time.
   */
  stunt: 3,
  /** The same move on the same count as in the current dance, from which the new one is to differ. */
  sameAsCurrent: 1.6,
  /** A move that is danced faster or slower than it is made for. */
  stretched: 1.2,
  /** A bow in the middle of the dance, unless the lyrics greet. */
  bow: 1.5,
  /** Random variation, the same for the same seed. */
  variation: 0.45,
  /** The same when one segment is planned again, where the answer must change. */
  replanVariation: 1.4,
} as const;

/** Counts between acrobatic moves. */
export const STUNT_REST = 32;
/** The least energy of music for a handstand or a flare. */
export const STUNT_ENERGY = 0.6;
/** Number of partial dances that the search keeps for each count. */
export const BEAM_WIDTH = 20;
