/** A body cannot do more moves than this allows: shorter steps give way to the one before them. Seconds. */
export const SHORTEST_MOVE = 0.6;
