import type { Tone } from "../composition/melody.ts";
import type { Score } from "../composition/score.ts";
import type { Track } from "../mixing/track.ts";
import { sing } from "./sing.ts";
import type { Singer } from "./singer.ts";
import { type SungLine, setToMusic } from "./sung-line.ts";

/** How a line is sung. */
export interface SingingManner {
  gain?: number;
  pan?: number;
  /** Semitones from the melody. */
  transpose?: number;
}

/** A line of words on a melody, in the time of a score. */
export function lineAt(score: Score, from: number, text: string, tones: readonly Tone[]): SungLine {
  return setToMusic(
    text,
    tones.map(({ beat, beats, pitch, tied }) => {
      const time = score.timeOf(from + beat);
      return { time, seconds: score.timeOf(from + beat + beats) - time, pitch, ...(tied && { tied }) };
    }),
  );
}

/** Has a singer sing a line into a track. */
export function singInto(
  track: Track,
  line: SungLine,
  singer: Singer,
  { gain = 1, pan = 0, transpose = 0 }: SingingManner = {},
): void {
  const { time, sound } = sing(line, singer, transpose);
  track.add(sound, time, gain, pan);
}
