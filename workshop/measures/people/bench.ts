import { resolve } from "node:path";
import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
import { DANCE_STYLES, type DanceStyle, isDanceStyle } from "@nataraj/sdk/contract";
import { createDance, type PoseSequence, poseSequence } from "@nataraj/sdk/motion";
import { BuiltInPlanner } from "../../../server/src/planning/built-in/built-in-planner.ts";
import { frechetDistance } from "./frechet-distance.ts";
import { known, type MeasuredDance, measureDance } from "./measure-dance.ts";
import people from "./people.json" with { type: "json" };
import { type MeasuredSong, recordedSongs, synthesisedSongs } from "./songs.ts";
import { mean, percentile } from "./statistics.ts";

/**
 * Measures dances of the built-in planner beside people's: the table and the vetoes of `docs/dance-measures.md`. The songs
 * are the library's and some of the corpus, or those of a folder; arguments that name styles choose these alone.
 */
export async function bench(args: readonly string[] = []): Promise<void> {
  const named = args.filter(isDanceStyle);
  const styles = named.length > 0 ? named : DANCE_STYLES;
  const folder = args.find((arg) => !isDanceStyle(arg));
  const from = process.env.INIT_CWD ?? process.cwd();
  if (folder !== undefined) return report("songs of the folder", await recordedSongs(resolve(from, folder)), styles);
  await report("the library's songs", await recordedSongs(), styles);
  await report("songs of the corpus", synthesisedSongs(), styles);
}

async function report(title: string, songs: readonly MeasuredSong[], styles: readonly DanceStyle[]): Promise<void> {
  const dances: MeasuredDance[] = [];
  for (const song of songs)
    for (const style of styles) dances.push(measureDance(await posesOf(song, style), song, style, songs));
  console.log(`\n${title}: ${songs.length} songs, ${styles.length} styles`);
  console.table(peopleTable(dances));
  console.table(followTable(dances));
  console.table(vetoTable(dances, styles));
  console.table(
    songs.map((song) =>
      songRow(
        song,
        dances.filter((dance) => dance.song === song.name),
      ),
    ),
  );
}

async function posesOf({ name, analysis }: MeasuredSong, style: DanceStyle): Promise<PoseSequence> {
  const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed: name });
  return poseSequence(createDance(scoreOf(buildTimeline(choreography, analysis.duration))), 60);
}

function peopleTable(dances: readonly MeasuredDance[]) {
  const windows = dances.flatMap((dance) => dance.windows);
  return Object.fromEntries(
    Object.entries(people.quantiles).map(([name, quantiles]) => {
      const values = windows.map((window) => window[name] ?? Number.NaN).filter(Number.isFinite);
      const [low, middle, high] = quantiles.map(round);
      const ours = [10, 50, 90].map((percent) => round(percentile(values, percent)));
      return [
        name,
        {
          "people 10 %": low,
          "people 50 %": middle,
          "people 90 %": high,
          "ours 10 %": ours[0],
          "ours 50 %": ours[1],
          "ours 90 %": ours[2],
        },
      ];
    }),
  );
}

function followTable(dances: readonly MeasuredDance[]) {
  const parts = Object.keys(dances[0]?.own ?? {});
  const average = (values: readonly (number | undefined)[]) => round(mean(known(values)));
  return Object.fromEntries(
    parts.map((part) => {
      const own = average(dances.map((dance) => dance.own[part]));
      const other = average(dances.flatMap((dance) => dance.others.map((each) => each[part])));
      return [part, { "own song": own, "another song": other }];
    }),
  );
}

function vetoTable(dances: readonly MeasuredDance[], styles: readonly DanceStyle[]) {
  const windows = dances.flatMap((dance) => dance.windows);
  const of = (some: readonly MeasuredDance[], name: string) =>
    mean(known(some.flatMap((dance) => dance.windows).map((window) => window[name])));
  const speeds = styles.map((style) =>
    of(
      dances.filter((dance) => dance.style === style),
      "joint speed m/s",
    ),
  );
  const breaks = dances.flatMap((dance) => dance.breaks);
  const fewer = dances.map(({ steps }) => 1 - steps.quiet / steps.loud);
  return [
    row(
      "fastest joint speed in a break, .2 s after it began: ninetieth percentile, m/s",
      percentile(breaks, 90),
      "≤ .15",
    ),
    row(
      "breaks in which it stays below that",
      share(breaks, (speed) => speed <= 0.15),
      "1",
    ),
    row("strikes that are struck", mean(known(dances.map(({ struck }) => struck))), "≥ .8"),
    row(
      "strikes of another song that are struck",
      mean(known(dances.flatMap((dance) => dance.struckByOthers))),
      "≤ .45",
    ),
    row("fewer steps in the quietest quarter than in the loudest", mean(known(fewer)), "≥ .2"),
    row("stop-then-burst, breaks and drops apart, a second", mean(dances.map(({ bursts }) => bursts)), "≤ .02"),
    row("slide, metres a frame", of(dances, "slide m/frame"), "≤ .006"),
    row("fastest style against the slowest", Math.max(...speeds) / Math.min(...speeds), "≥ 1.8"),
    row("Fréchet distance from people", frechetDistance(windows), "≤ 6"),
    ...styles.map((style, i) => row(`joint speed in ${style}, m/s`, speeds[i] ?? Number.NaN, "")),
  ];
}

function songRow({ name, analysis: { dynamics } }: MeasuredSong, dances: readonly MeasuredDance[]) {
  const average = (values: readonly number[]) => round(mean(known(values)));
  return {
    song: name,
    "range dB": round(dynamics?.range ?? 0),
    strikes: dynamics?.strikes.length,
    breaks: dynamics?.breaks.length,
    builds: dynamics?.builds.length,
    "own song": average(dances.map((dance) => dance.own["all joints"] ?? Number.NaN)),
    "speed in breaks": average(dances.flatMap((dance) => dance.breaks)),
    struck: average(dances.map(({ struck }) => struck)),
    "steps/s quiet": average(dances.map(({ steps }) => steps.quiet)),
    "steps/s loud": average(dances.map(({ steps }) => steps.loud)),
  };
}

function row(measure: string, value: number, bound: string) {
  return { measure, value: Math.round(value * 1e4) / 1e4, bound };
}

function share<T>(values: readonly T[], is: (value: T) => boolean): number {
  return values.filter(is).length / values.length;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
