import { fileURLToPath } from "node:url";
import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { CATALOGUE, createDance } from "@nataraj/sdk/motion";
import type { SongAnalysis } from "../../../server/src/music/analysis.ts";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { decodePcm } from "../../../server/src/music/ffmpeg/decode-pcm.ts";
import { BuiltInPlanner } from "../../../server/src/planning/built-in/built-in-planner.ts";
import { joinCost } from "../../../server/src/planning/built-in/move-options.ts";
import { accentTimes, beatAlignScores, physicalFootContact, shareOnBeat, stageUse } from "./dance-measures.ts";
import { sampleDance } from "./joint-motion.ts";
import { libraryBeats, syntheticSong } from "./reference-songs.ts";

const LIBRARY = fileURLToPath(new URL("../../../assets/songs/", import.meta.url));
const SONGS = ["marigold-morning", "neon-staircase", "calle-de-agua", "paper-crown", "winter-window"];
/** A join that costs more than this looks awkward. */
const AWKWARD = 0.5;

type Row = Record<string, string | number>;

/** Clips of the synthesised corpus, by seed: their beats are known from their score. */
const SEEDS = [11, 12, 13, 14];
const CLIP_SECONDS = 40;

/**
 * Measures the dances that the built-in planner makes of songs, in each style. Prints a table for each kind of song.
 */
export async function bench(styles: readonly DanceStyle[] = DANCE_STYLES): Promise<Row[]> {
  const library: Row[] = [];
  for (const song of SONGS) {
    const samples = await decodePcm(`${LIBRARY}${song}.mp3`, { sampleRate: ANALYSIS_RATE, channels: 1 });
    const analysis = analyse(samples.subarray(0, 60 * ANALYSIS_RATE));
    const beats = libraryBeats(song, analysis.duration);
    for (const style of styles) library.push(await measure(song, analysis, style, beats));
  }
  console.log("Against the true beats of the library's songs:");
  console.table(library);
  const corpus: Row[] = [];
  for (const seed of SEEDS) {
    const { name, beats, analysis } = syntheticSong(seed, { seconds: CLIP_SECONDS, lead: 0.2 });
    if (beats.length === 0) continue;
    for (const style of styles) corpus.push(await measure(name, analysis, style, beats));
  }
  console.log("Against the true beats of synthesised songs:");
  console.table(corpus);
  return [...library, ...corpus];
}

function analyse(samples: Float32Array): SongAnalysis {
  return { ...analyseAudio(samples), lyrics: [], lyricsSource: "none" };
}

/** @param beats What the dance is held against, seconds. */
async function measure(
  song: string,
  analysis: SongAnalysis,
  style: DanceStyle,
  beats: readonly number[],
): Promise<Row> {
  const planner = new BuiltInPlanner();
  const begun = performance.now();
  const plan = planner.planInCounts({ analysis, styles: [style], seed: song });
  const planning = performance.now() - begun;
  const { choreography } = await planner.plan({ analysis, styles: [style], seed: song });
  const motion = sampleDance(createDance(scoreOf(buildTimeline(choreography, analysis.duration))), analysis.duration);
  const align = beatAlignScores(motion, beats);
  const { steps, stops, onStage } = accentTimes(motion);
  const use = stageUse(motion);
  const numbers = plan.placed.map(({ move }) => move.number);
  const joins = plan.placed.slice(1).map(({ move }, i) => joinCost(plan.placed[i]?.move, move));
  const suits = numbers.filter((number) => CATALOGUE[number - 1]?.styles.includes(style)).length / numbers.length;
  return {
    song,
    style,
    "BAS music": round(align.music),
    "BAS motion": round(align.motion),
    PFC: round(physicalFootContact(motion)),
    "steps on beat": round(shareOnBeat(steps, beats).beat),
    "steps on half": round(shareOnBeat(steps, beats).half),
    "stops on beat": round(shareOnBeat(stops, beats).beat),
    "stops on half": round(shareOnBeat(stops, beats).half),
    "stops on quarter": round(shareOnBeat(stops, beats).quarter),
    "stops on stage": round(shareOnBeat(onStage, beats).half),
    "accents on half": round(shareOnBeat([...steps, ...stops], beats).half),
    moves: numbers.length,
    distinct: new Set(numbers).size,
    "most used": round(Math.max(...numbers.map((n) => numbers.filter((m) => m === n).length)) / numbers.length),
    suits: round(suits),
    awkward: round(joins.filter((cost) => cost > AWKWARD).length / joins.length),
    farthest: round(use.farthest),
    facing: round(use.facing),
    "plan ms": Math.round(planning),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
