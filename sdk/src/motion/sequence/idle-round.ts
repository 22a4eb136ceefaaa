/** Seconds of one round of idling: four breaths, two shifts of weight. Poses need it, but not the moves that idling is made of. */
export const IDLE_ROUND = 14.4;
