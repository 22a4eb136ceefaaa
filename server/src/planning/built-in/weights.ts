/** How much each wish of the planner counts against the others. A cost of 1 is a choice that a choreographer regrets. */
export const WEIGHTS = {
  /** The move is none of those that suit the style best. */
  offStyle: 1.1,
  /** Squared distance between the energy of music and move. */
  energy: 4.5,
  /** A sung word is answered by a move that it calls for. */
  word: -2.4,
  join: 1.6,
  /** Danced again within as many counts as `memory`, falling to nothing at its end. */
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
  /** An acrobatic move where music or style does not call for one, or soon after another; any for which there is no time. */
  stunt: 3,
  /** The same move on the same count as in the dance that the new one is to differ from. */
  sameAsCurrent: 1.6,
  /** A move that is danced faster or slower than it is made for. */
  stretched: 1.2,
  /** A bow in the middle of the dance, unless the lyrics greet. */
  bow: 1.5,
  /** The planner's taste: the same for the same seed. */
  variation: 0.45,
  /** The same, where one segment is planned again and again in search of something else. */
  replanVariation: 1.4,
} as const;

/** Counts between acrobatic moves. */
export const STUNT_REST = 32;
/** Energy of the music from which a handstand or a flare is in place. */
export const STUNT_ENERGY = 0.6;
/** Partial dances that are followed side by side. */
export const BEAM_WIDTH = 20;
