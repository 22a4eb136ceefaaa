/**
 * The rhythm of a kind of music. Patterns are bars, one sign a step: a digit is a stroke of that strength, a dot none.
 * A beat has four steps (sixteenths), or three where `steps` says so: bars of four beats have sixteen signs, bars of
 * three twelve, bars of four times three twelve.
 */
export interface Groove {
  name: string;
  /** How often it is drawn, against the others. */
  weight: number;
  meter: 3 | 4;
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
