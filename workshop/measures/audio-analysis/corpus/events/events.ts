/** A stretch of beats, counted from the start of the song; halves are possible. */
export interface BeatRange {
  from: number;
  to: number;
}

/** The band stops. */
export interface Break extends BeatRange {
  /** What goes on: nothing, a voice that holds its note, or a melody that is sung on. */
  leaves: "nothing" | "voice" | "melody";
}

/** The music gathers; the drop falls on the end. */
export interface Build extends BeatRange {
  /** Noise that swells, a snare that rolls quicker and quicker. */
  riser: boolean;
  roll: boolean;
}

/** All strike together. */
export interface Strike {
  /** In beats. */
  at: number;
  /** A cymbal over what is played, after a fill maybe; a chord of the whole band; the first beat after a break or of the band. */
  kind: "crash" | "fill" | "stab" | "return" | "entry" | "drop";
}

/** What a band does besides its patterns: what the bench's own score knows of it. */
export interface Events {
  strikes: Strike[];
  breaks: Break[];
  builds: Build[];
  /** Strikes stand alone here: the patterns rest. */
  rests: BeatRange[];
  /** Only the drums go on: no break. */
  drumsAlone: BeatRange[];
}

/** The same in seconds. */
export interface TimedEvents {
  strikes: number[];
  breaks: [from: number, to: number][];
  builds: [from: number, to: number][];
}
