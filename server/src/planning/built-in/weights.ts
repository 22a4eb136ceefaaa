/** The weights of the planner's costs. A cost of 1 is a choice that a choreographer would regret. */
export const WEIGHTS = {
  /** The style is not among those that suit the move. */
  offStyle: 1.5,
  /** The move looks out of place in the style, and no word calls for it. */
  clash: 3,
  /** Squared distance between the energy of music and move. */
  energy: 3.8,
  /** The move is called for by a sung word (a bonus). */
  word: -2.4,
  /** Counts until a word asks for a move again. */
  wordMemory: 16,
  /** The move is danced twice, to each side once. */
  twice: 0.1,
  join: 1.6,
  /** The move was danced within the last `memory` counts; the cost falls to 0 at their end. */
  recent: 1.5,
  memory: 28,
  /** For each time that the move has been danced before, relative to an even share. */
  overused: 0.25,
  /** Strikes of the move on accents of the music. */
  accent: -0.5,
  /** Facing away from the front at the end of a move, for 180 degrees. */
  facing: 1.2,
  /** Metres travelled away from the place. */
  travel: 0.25,
  /**
   * An acrobatic move where music or style does not call for one, as the first of a dance, or soon after another. Also any
   * move without enough time.
   */
  stunt: 3,
  /** A turn or an acrobatic move that a break of the music cuts off: the dancer stops, and it is not seen. */
  cutOff: 2,
  /** The same move on the same count as in the current dance, from which the new one is to differ. */
  sameAsCurrent: 1.6,
  /** A move that is danced faster or slower than it is made for. */
  stretched: 1.2,
  /** One of the largest moves, away from the climax; a bonus for it at the climax. */
  largest: 1.8,
  /** A move that is danced in a block with another label too: verse and chorus have their own material. */
  shared: 0.8,
  /** A turn in the first half of a phrase: it is a phrase's end. */
  earlyTurn: 0.2,
  /** A turn as a dance's first move: a dance opens to the front. */
  openingTurn: 3,
  /** A bow in the middle of the dance, unless the lyrics greet. */
  bow: 4,
  /** A bow where the music is not quiet, even if a word asks for it. */
  loudBow: 6,
  /** Random variation, the same for the same seed. */
  variation: 0.45,
  /** The same when one segment is planned again, where the answer must change. */
  replanVariation: 1.4,
} as const;

/** The weights of the choice of variants, after the moves are chosen. */
export const VARIANT_WEIGHTS = {
  /** Squared distance between the energy of the arc and the variant. */
  energy: 2,
  /** What must not be: the back in a phrase's first eight, a third time alike. */
  forbidden: 8,
  /** For 30 degrees between where the last step ends and where it should: all that follows would be turned. */
  ending: 12,
  /** Further from the front than 60 degrees. */
  turnedAway: 1.2,
  /** Going all the way round, a bonus that grows with the energy: it is what shows most from afar. */
  turnsRound: 0.6,
  /** A step that keeps its facing; twice as much after another. */
  sameFacing: 0.5,
  /** A second time alike, where nothing returns. */
  alike: 0.4,
  /** In a phrase that returns: a step that changes where it should repeat, or repeats where it should change. */
  returned: 1.5,
  /** Another variant than was asked for. */
  asked: 3,
  /** Two variants at once where a move is danced for the first time. */
  firstTime: 0.5,
  /** Random variation, the same for the same seed. */
  variation: 0.3,
} as const;

/** Up to this energy music is quiet enough for a bow. */
export const QUIET = 0.35;
/** The least energy of a move that is kept for the climax. */
export const LARGEST = 0.88;
/** Counts between acrobatic moves. */
export const STUNT_REST = 32;
/** The least energy of music for a handstand or a flare. */
export const STUNT_ENERGY = 0.6;
/** Number of partial dances that the search keeps for each count. */
export const BEAM_WIDTH = 20;
