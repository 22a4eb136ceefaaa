/** A stretch in which the music stops, and the dancer with it. Seconds. */
export interface Break {
  readonly start: number;
  readonly end: number;
}

/** A body comes to a stand in this time before a break, and has the dance again so long after it. Seconds. */
export const STANDS_IN = 0.26;
