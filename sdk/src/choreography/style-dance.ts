import type { DanceStyle } from "../contract/styles.ts";
import { STYLES } from "../motion/styles/catalogue.ts";
import type { TimedSegment, Timeline } from "./timeline.ts";

/** Counts for which each move is danced. */
const COUNTS = 8;
/** Beats in a minute where the music is not known. */
export const STYLE_DANCE_TEMPO = 116;

/** What dancers warm up with: they swing from side to side and to and fro, nod, and look around. */
const WARM_UP = [5, 6, 20, 9];

/**
 * Dancers who warm up to a song for which there is no dance yet: eight of its beats for each move, from its first beat on.
 * @param beats Seconds.
 * @returns undefined where there are too few beats.
 */
export function warmUpDance(beats: readonly number[], style: DanceStyle | undefined): Timeline | undefined {
  const phrases = Math.floor((beats.length - 1) / COUNTS);
  if (phrases < 1) return undefined;
  const times = beats.slice(0, phrases * COUNTS + 1).map((beat) => beat - (beats[0] ?? 0));
  const segments = Array.from({ length: phrases }, (_, i): TimedSegment => {
    const [start = 0, end = 0] = [times[i * COUNTS], times[(i + 1) * COUNTS]];
    const move = WARM_UP[i % WARM_UP.length] ?? 1;
    return { key: start.toFixed(2), lyrics: "", start, end, style, steps: [{ move, start, end }] };
  });
  return { duration: times.at(-1) ?? 0, segments, beats: times };
}

/**
 * A dance that shows styles before there is one to the song: eight counts of each in turn, on even beats.
 * @param styles Freestyle where there is none.
 * @param seconds About how long it is: it ends with its last move.
 * @param tempo Beats in a minute of the music that it is danced to.
 */
export function styleDance(
  styles: readonly DanceStyle[],
  seconds: number,
  tempo: number = STYLE_DANCE_TEMPO,
): Timeline {
  const shown = styles.length > 0 ? styles : (["Freestyle"] as const);
  const beat = 60 / tempo;
  const length = COUNTS * beat;
  const phrases = Math.max(1, Math.round(seconds / length));
  const segments = Array.from({ length: phrases }, (_, i): TimedSegment => {
    const style = shown[i % shown.length] ?? "Freestyle";
    const moves = STYLES[style].shows;
    const move = moves[Math.floor(i / shown.length) % moves.length] ?? 1;
    const [start, end] = [i * length, (i + 1) * length];
    return { key: start.toFixed(2), lyrics: "", start, end, style, steps: [{ move, start, end }] };
  });
  const beats = Array.from({ length: phrases * COUNTS + 1 }, (_, i) => i * beat);
  return { duration: phrases * length, segments, beats };
}
