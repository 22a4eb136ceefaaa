import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import type { PoseSequence } from "@nataraj/sdk/motion";
import { breakSpeeds, burstsASecond, stepsByLoudness, struckShare } from "./answers.ts";
import { bodyMeasures } from "./body-measures.ts";
import { bodyMotion, slice } from "./body-motion.ts";
import { follow } from "./follow.ts";
import { frechetDistance } from "./frechet-distance.ts";
import people from "./people.json" with { type: "json" };
import type { MeasuredSong } from "./songs.ts";
import { mean, percentile } from "./statistics.ts";

/** Frames of a window: two seconds. */
const WINDOW = 60;

/** What is kept of a dance: its figures; the poses themselves are too many. */
export interface MeasuredDance {
  song: string;
  style: DanceStyle;
  windows: Record<string, number>[];
  /** Correlations with the loudness of each song, by part. */
  own: Record<string, number>;
  others: Record<string, number>[];
  breaks: number[];
  struck: number;
  struckByOthers: number[];
  steps: { quiet: number; loud: number };
  bursts: number;
}

/** Measures a dance to a song. @param songs All that are measured: it is compared with the others too. */
export function measureDance(
  poses: PoseSequence,
  song: MeasuredSong,
  style: DanceStyle,
  songs: readonly MeasuredSong[],
): MeasuredDance {
  const motion = bodyMotion(poses);
  const frames = motion.hips.length;
  const windows: Record<string, number>[] = [];
  for (let from = 0; from < frames - WINDOW; from += WINDOW)
    windows.push(bodyMeasures(slice(motion, from, from + WINDOW)));
  const others = songs.filter((other) => other !== song);
  const strikes = (of: MeasuredSong) =>
    (of.analysis.dynamics?.strikes ?? []).map(({ time }) => time).filter((time) => time < song.analysis.duration - 0.5);
  const { breaks = [], builds = [] } = song.analysis.dynamics ?? {};
  return {
    song: song.name,
    style,
    windows,
    own: follow(motion, song.loudness),
    others: others.map(({ loudness }) => follow(motion, loudness)),
    breaks: breakSpeeds(poses, breaks),
    struck: struckShare(poses, strikes(song)),
    struckByOthers: others.map((other) => struckShare(poses, strikes(other))),
    steps: stepsByLoudness(poses, song.loudness),
    bursts: burstsASecond(
      poses,
      breaks,
      builds.map(({ end }) => end),
    ),
  };
}

/** The measures of all dances together that a layer may change. */
export function summary(dances: readonly MeasuredDance[]): Record<string, number> {
  const windows = dances.flatMap((dance) => dance.windows);
  const average = (values: readonly (number | undefined)[]) => mean(known(values));
  const own = (part: string) => average(dances.map((dance) => dance.own[part]));
  const speeds = DANCE_STYLES.map((style) =>
    average(dances.filter((dance) => dance.style === style).flatMap((d) => d.windows.map((w) => w["joint speed m/s"]))),
  );
  const median = (name: string) => percentile(known(windows.map((window) => window[name])), 50);
  return {
    follow: own("all joints"),
    "another song": average(dances.flatMap((dance) => dance.others.map((each) => each["all joints"]))),
    hips: own("hips"),
    feet: own("feet"),
    hands: own("hands"),
    Fréchet: frechetDistance(windows),
    struck: average(dances.map(({ struck }) => struck)),
    "struck, others": average(dances.flatMap((dance) => dance.struckByOthers)),
    breaks: percentile(
      dances.flatMap((dance) => dance.breaks),
      90,
    ),
    styles: Math.max(...speeds) / Math.min(...speeds),
    ...Object.fromEntries(SHOWN.filter((name) => name in people.quantiles).map((name) => [name, median(name)])),
  };
}

/** Medians over two seconds that layers are for. */
const SHOWN = [
  "joint speed m/s",
  "upper spine bend range deg",
  "head-trunk range deg",
  "hands above shoulder share",
  "hand path range m",
  "shoulder yaw range deg",
];

/** The values that there are. */
export function known(values: readonly (number | undefined)[]): number[] {
  return values.filter((value): value is number => value !== undefined && Number.isFinite(value));
}
