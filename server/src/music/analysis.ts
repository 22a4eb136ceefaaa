import type { TimeRange } from "@nataraj/sdk/choreography";
import type { TempoCorrection } from "@nataraj/sdk/contract";

/** A stretch of the music of one character, between two boundaries. Seconds in the trimmed clip. */
export interface Section {
  start: number;
  end: number;
  /** Sections with the same label repeat each other: "A", "B", … in order of appearance. */
  label: string;
  /** Mean energy, 0 to 1 relative to the loudest part of the clip. */
  energy: number;
}

/** A sung word. Seconds in the trimmed clip. */
export interface LyricWord {
  text: string;
  start: number;
  end: number;
}

/** A line that is sung. Seconds in the trimmed clip; lines are sorted and do not overlap. */
export interface LyricLine {
  text: string;
  start: number;
  end: number;
  words?: LyricWord[];
  /** The same in another language, where the file has both. */
  translation?: string;
}

/** What the tags of a file say of its words: lines with their times, none where nothing is sung, or a text without times. */
export type TagLyrics = LyricLine[] | string;

/** A moment that stands out of the music. */
export interface Accent {
  time: number;
  /** 0 to 1. */
  strength: number;
}

/** A moment at which the music strikes: a stab, a crash, the end of a fill. */
export interface Strike {
  time: number;
  /** How sure it is, 0.5 to 1. */
  strength: number;
}

/** How loud the music is and how it moves, from each beat, or each bar, to the next: one value for each of `times`. */
export interface Levels {
  /** Seconds: the beats, or downbeats, that were heard. A correction of the tempo does not change them. */
  times: number[];
  /** K-weighted (ITU-R BS.1770), LUFS; -70 is silence. */
  loudness: number[];
  /** 0 as loud as the song's quietest bar, 1 as its loudest, smooth; near 0.6 where the song has no dynamics. */
  energy: number[];
  /** Spectral flux, how much begins: 1 is the song's mean. */
  flux: number[];
  /** Level of what is below 170 Hz: 1 is the song's mean. */
  low: number[];
}

/** What the music does besides its beats. */
export interface HeardDynamics {
  /** Loudness of the whole (BS.1770), LUFS. */
  loudness: number;
  /** Decibels between the quietest and the loudest bars. */
  range: number;
  beats: Levels;
  bars: Levels;
  strikes: Strike[];
  /** Where the band stops for a beat or more. */
  breaks: TimeRange[];
  /** Where the music gathers; the drop falls on the end of each. */
  builds: TimeRange[];
}

/** What is heard in the PCM of a clip. Times in seconds from the start of the trimmed clip. */
export interface AudioAnalysis {
  /** Seconds. */
  duration: number;
  /** Beats a minute; the median over the clip. For music without a beat, the tempo of even beats. */
  tempo: number;
  /** Rising. Also filled for music without a beat: then even beats. */
  beats: number[];
  /** The beats that begin a bar. */
  downbeats: number[];
  /** Beats of most bars: 2, 3, 4, 5 or 7. Single bars may be longer or shorter. */
  meter: number;
  /** False for speech, ambient and silence: the beats are then evenly spaced. */
  hasBeat: boolean;
  /** 0 to 1 each. */
  confidence: { beats: number; downbeats: number; sections: number };
  /** Sorted, touching, covering the clip. */
  sections: Section[];
  /** Energy at each beat, 0 to 1, as many as beats. */
  energy: number[];
  accents: Accent[];
  /** Missing in what was analysed by an earlier version. */
  dynamics?: HeardDynamics;
}

/** Where the lyrics came from; `given` by the project's owner. */
export type LyricsSource = "given" | "tags" | "service" | "whisper" | "none";

/** Everything the planners are fed with. */
export interface SongAnalysis extends AudioAnalysis {
  lyrics: LyricLine[];
  lyricsSource: LyricsSource;
  /** The user's correction of the tempo that has been applied. */
  tempoCorrection?: TempoCorrection;
}
