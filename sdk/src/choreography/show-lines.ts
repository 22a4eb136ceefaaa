/** A line with the times at which it is sung, seconds. */
export interface LyricLineTimes {
  text: string;
  translation?: string;
  start: number;
  end: number;
}

/** A line with the times between which it is shown, seconds. */
export interface ShownLine {
  text: string;
  translation?: string;
  from: number;
  until: number;
}

/** A line of lyrics stays for this long after its last word, unless the next one begins. Seconds. */
const RINGS_ON = 1.5;
/** Nearer than this to a cut, a line begins with it. Seconds. */
const SAME_CUT = 0.35;
/** Times nearer than this are the same. Seconds. */
const SAME_TIME = 0.001;

/**
 * When each line is shown: from the time at which it is sung until the next one begins, or, where that is long after, for
 * 1.5 s after its last word. A line that begins beside a cut begins with it; of several lines beside one cut the nearest
 * does. A line that begins with the end of the song is not shown.
 * @param lines sorted, not overlapping
 * @param cuts where the dance is cut in any case, seconds; rising
 * @param duration of the song, seconds
 */
export function showLines(lines: readonly LyricLineTimes[], cuts: readonly number[], duration: number): ShownLine[] {
  const sung = lines.filter(({ start }) => start < duration - SAME_CUT);
  const starts = sung.map(({ start }) => Math.max(0, start));
  const begins = starts.map((start) => {
    const cut = nearest(cuts, start);
    const isBesideCut = cut !== undefined && Math.abs(cut - start) <= SAME_CUT && nearest(starts, cut) === start;
    return isBesideCut ? cut : start;
  });
  return sung.map(({ text, translation, end }, i) => {
    const next = begins[i + 1] ?? duration;
    const until = next - end > 2 * RINGS_ON ? end + RINGS_ON : next;
    return { text, ...(translation && { translation }), from: begins[i] ?? 0, until };
  });
}

/**
 * Where a dance is cut for its lines beside the cuts that it has, seconds: at the beginning of each, and after the end of
 * one that no other follows.
 */
export function cutsOfLines(lines: readonly ShownLine[], cuts: readonly number[], duration: number): number[] {
  const starts = lines.map(({ from }) => from);
  const taken = [...cuts, ...starts, duration];
  const ends = lines.map(({ until }) => until);
  return [
    ...starts.filter((start) => !cuts.includes(start)),
    ...ends.filter((end) => taken.every((cut) => Math.abs(cut - end) > SAME_CUT)),
  ];
}

/** The line that is shown from a time on, seconds; none where it would be gone at once. */
export function lineFrom(lines: readonly ShownLine[], time: number): ShownLine | undefined {
  const line = lines.findLast(({ from }) => from <= time + SAME_TIME);
  return line && (time <= line.from + SAME_TIME || line.until - time > SAME_CUT) ? line : undefined;
}

/** Whether a line begins so soon before or after a time that it makes a cut there needless. */
export function isBesideLine(lines: readonly ShownLine[], time: number): boolean {
  const line = nearest(
    lines.map(({ from }) => from),
    time,
  );
  return line !== undefined && Math.abs(line - time) > SAME_TIME && Math.abs(line - time) <= SAME_CUT;
}

function nearest(times: readonly number[], time: number): number | undefined {
  return times.reduce<number | undefined>(
    (best, each) => (best !== undefined && Math.abs(best - time) <= Math.abs(each - time) ? best : each),
    undefined,
  );
}
