import { DANCE_STYLES, type DanceStyle } from "../contract/styles.ts";
import type { TimedSegment, Timeline } from "./timeline.ts";

/** Moves that show what a style is about, by number; each is danced for eight counts. */
const MOVES: Readonly<Record<DanceStyle, readonly number[]>> = {
  "Hip Hop": [17, 16, 1, 14],
  Freestyle: [16, 1, 14, 25],
  "Indian Classical": [19, 4, 5, 7],
  Ballet: [19, 7, 25, 5],
  Contemporary: [6, 5, 19, 11],
  Salsa: [13, 12, 5, 4],
  Breakdancing: [28, 3, 14, 10],
  "Jazz Dance": [2, 21, 25, 24],
};
const COUNTS = 8;
/** Beats in a minute where the music is not known. */
export const STYLE_DANCE_TEMPO = 116;

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
    const style = shown[i % shown.length] ?? DANCE_STYLES[1];
    const moves = MOVES[style];
    const move = moves[Math.floor(i / shown.length) % moves.length] ?? 1;
    const [start, end] = [i * length, (i + 1) * length];
    return { key: start.toFixed(2), lyrics: "", start, end, style, steps: [{ move, start, end }] };
  });
  const beats = Array.from({ length: phrases * COUNTS + 1 }, (_, i) => i * beat);
  return { duration: phrases * length, segments, beats };
}
