/** Beats in a bar. */
export type Meter = 2 | 3 | 4 | 5 | 7;

/**
 * The rhythm of a kind of music. Patterns are bars, one sign a step: a digit is a stroke of that strength, a dot none.
 * A beat has four steps (sixteenths), or three where `steps` says so: bars of four beats have sixteen signs, bars of
 * three twelve, bars of four times three twelve.
 */
export interface Groove {
  name: string;
  /** How often it is drawn, against the others. */
  weight: number;
  meter: Meter;
  /** Steps a beat; 4 where nothing is said. */
  steps?: 3 | 4;
  bpm: readonly [number, number];
  /** Share of the tempo that it wanders by when played by people; 0 is a machine. */
  drift: number;
  /** Which notes are late, and by how much of their distance at most: 0.33 is a triplet's. */
  swing?: { of: "eighths" | "sixteenths"; least: number; most: number };
  drums: Partial<Record<DrumVoice, readonly string[]>>;
  bass: readonly string[];
  /** Of struck chords; "held" are chords that last a bar. */
  chords: readonly string[];
  /** MIDI pitch over which chords lie; by chance where nothing is said. */
  register?: number;
  /** Bass notes go on to other notes of the chord. */
  walking?: boolean;
  /** Bars whose length is another: each has one of these lengths, in beats, with this probability. */
  unequal?: { lengths: readonly Meter[]; likely: number };
  /** Changes of the chord in a bar, one of them by chance; 1, 1, 1, a half or 2 where nothing is said. */
  changes?: readonly number[];
  /** Chords and the bass of a bar's first beat come an eighth before it. */
  anticipated?: boolean;
  /** Beats that a melody begins with alone before the first bar; the clip begins there. */
  pickup?: number;
  /** How the tempo follows the phrases; it is nearly even where nothing is said. */
  rubato?: Rubato;
  /** Seconds that all but kick and hat come after the beat, from the least to the most. */
  late?: readonly [number, number];
}

/** Tempo that breathes. */
export interface Rubato {
  /** Shares of the tempo by which phrases slow down towards their end, from the least to the most. */
  phrases?: readonly [number, number];
  /** The last beats of the song become slower, down to this share of the tempo. */
  ritardando?: number;
  /** A beat in mid-song, and one in every four phrases, is this many times as long. */
  fermata?: number;
  /** The tempo is another from the middle of the song on, by one of these factors. */
  changes?: readonly number[];
}

/** The instruments of a kit that patterns are written for. */
export type DrumVoice =
  | "kick"
  | "snare"
  | "hat"
  | "openHat"
  | "ride"
  | "crash"
  | "high"
  | "low"
  | "shaker"
  | "clap"
  | "rim"
  | "bell";
