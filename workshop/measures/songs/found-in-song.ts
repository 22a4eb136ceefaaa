import type { AudioAnalysis, HeardDynamics } from "../../../server/src/music/analysis.ts";
import type { LibrarySong } from "../../songs/library/song.ts";
import { eventSummary } from "../audio-analysis/found-events.ts";
import { fMeasure } from "../audio-analysis/measures.ts";
import { scoreBeats } from "./score-beats.ts";
import { scoreEvents } from "./score-events.ts";

/** A beat on the very edge of the clip may be found or not, seconds. */
const EDGE = 0.1;

/** F-measures of what audio analysis found in the first part of a library song, against its score. */
export interface FoundInSong {
  beats: number;
  downbeats: number;
  strikes: number;
  breaksBegin: number;
  breaksEnd: number;
  drops: number;
}

/** Compares the analysis of a song's beginning with its score. Events that a song does not have, and that were not found, count 1. */
export function foundInSong(song: LibrarySong, analysis: AudioAnalysis): FoundInSong {
  const end = analysis.duration - EDGE;
  const { beats, downbeats } = scoreBeats(song, end);
  const inside = (times: readonly number[]) => times.filter((time) => time < end);
  const { strikes = [], breaks = [], builds = [] }: Partial<HeardDynamics> = analysis.dynamics ?? {};
  const range = ({ start, end: to }: { start: number; end: number }): [number, number] => [start, to];
  const summary = eventSummary([
    {
      truth: scoreEvents(song, analysis.duration),
      found: { strikes: strikes.map(({ time }) => time), breaks: breaks.map(range), builds: builds.map(range) },
    },
  ]);
  const of = (kind: string) => {
    const { F = 0, right = 0, wrong = 0, missed = 0 } = summary[kind] ?? {};
    return right + wrong + missed === 0 ? 1 : F;
  };
  return {
    beats: fMeasure(beats, inside(analysis.beats)),
    downbeats: fMeasure(downbeats, inside(analysis.downbeats)),
    strikes: of("strikes"),
    breaksBegin: of("breaks begin"),
    breaksEnd: of("breaks end"),
    drops: of("drops"),
  };
}
