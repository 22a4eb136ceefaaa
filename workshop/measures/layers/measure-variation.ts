import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
import { DANCE_STYLES } from "@nataraj/sdk/contract";
import { createDance, type DanceScore, poseSequence } from "@nataraj/sdk/motion";
import { DEFAULT_SETTINGS, type MotionSettings, withSetting } from "../../../sdk/src/motion/layers/index.ts";
import { BuiltInPlanner } from "../../../server/src/planning/built-in/built-in-planner.ts";
import { measureDance, summary } from "../people/measure-dance.ts";
import { type MeasuredSong, recordedSongs, synthesisedSongs } from "../people/songs.ts";

/** A way of solving dances that is compared with the usual one. */
export interface Variation {
  name: string;
  /** Layers that are left out. */
  off?: readonly string[];
  /** One setting with another value. @see withSetting */
  set?: { table: string; setting: string; value: number };
}

/** The measures of all dances together, by name. */
export type Figures = Readonly<Record<string, number>>;

interface PlannedDance {
  song: MeasuredSong;
  style: (typeof DANCE_STYLES)[number];
  score: DanceScore;
}

function settingsOf({ off = [], set }: Variation): MotionSettings {
  const settings = set ? withSetting(DEFAULT_SETTINGS, set.table, set.setting, set.value) : DEFAULT_SETTINGS;
  return { ...settings, off: new Set(off) };
}

/** Hears the songs and plans all dances, once. */
async function planAll(most: number): Promise<{ songs: MeasuredSong[]; dances: PlannedDance[] }> {
  const songs = [...(await recordedSongs()).slice(0, most), ...synthesisedSongs().slice(0, most)];
  const dances: PlannedDance[] = [];
  for (const song of songs)
    for (const style of DANCE_STYLES) {
      const { analysis, name: seed } = song;
      const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed });
      dances.push({ song, style, score: scoreOf(buildTimeline(choreography, analysis.duration)) });
    }
  return { songs, dances };
}

// A child process of the bench: songs are heard and dances are planned once, then variations come one by one.
const planned = planAll(Number(process.argv[2]) || Number.POSITIVE_INFINITY);
process.on("message", async (variation: Variation) => {
  const { songs, dances } = await planned;
  const settings = settingsOf(variation);
  const measured = dances.map(({ song, style, score }) =>
    measureDance(poseSequence(createDance(score, { settings }), 60), song, style, songs),
  );
  process.send?.(summary(measured));
});
