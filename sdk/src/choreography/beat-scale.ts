import type { Timeline } from "./timeline.ts";

/** Where times of a song lie on a line on which every beat has the same width. */
export interface BeatScale {
  /** The place of a time (seconds), 0 at the song's start to 1 at its end. */
  shareAt(seconds: number): number;
  /** The time (seconds) at a place from 0 to 1. */
  secondsAt(share: number): number;
  /** How many beats wide the whole song is; what lies before the first and after the last counts at their tempo. */
  beats: number;
}

/** Beats that a song without known beats is taken to be wide, a second; only for how much room it gets. */
const BEATS_A_SECOND = 2;

/** A place on the line at a time; between two knots both grow evenly. */
interface Knot {
  seconds: number;
  beat: number;
}

/** The scale of a timeline: in proportion to its beats, or to the time where none are known. */
export function createBeatScale({ duration, beats }: Pick<Timeline, "duration" | "beats">): BeatScale {
  if (!(duration > 0)) return { shareAt: () => 0, secondsAt: () => 0, beats: 0 };
  const knots = knotsOf(
    duration,
    beats.filter((time) => time > 0 && time < duration),
  );
  const first = knots[0] as Knot;
  const whole = (knots.at(-1) as Knot).beat - first.beat;
  const at = (value: number, from: keyof Knot, to: keyof Knot) => {
    const after = knots.findIndex((knot, i) => i > 0 && knot[from] >= value);
    const b = (after < 0 ? knots.at(-1) : knots[after]) as Knot;
    const a = (after < 0 ? knots.at(-2) : knots[after - 1]) as Knot;
    return a[to] + ((b[to] - a[to]) * (value - a[from])) / (b[from] - a[from]);
  };
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value || 0));
  return {
    shareAt: (seconds) => (at(clamp(seconds, duration), "seconds", "beat") - first.beat) / whole,
    secondsAt: (share) => at(first.beat + clamp(share, 1) * whole, "beat", "seconds"),
    beats: whole,
  };
}

function knotsOf(duration: number, beats: readonly number[]): Knot[] {
  const [first, second] = beats;
  const last = beats.at(-1);
  if (first === undefined || second === undefined || last === undefined) {
    return [
      { seconds: 0, beat: 0 },
      { seconds: duration, beat: duration * BEATS_A_SECOND },
    ];
  }
  const lastGap = last - (beats.at(-2) as number);
  return [
    { seconds: 0, beat: -first / (second - first) },
    ...beats.map((seconds, beat) => ({ seconds, beat })),
    { seconds: duration, beat: beats.length - 1 + (duration - last) / lastGap },
  ];
}
